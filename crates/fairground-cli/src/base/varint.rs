//! Base-128 numbers, as in the wire format of protobuf: seven bits a byte, the lowest first.

/// Appends a number.
#[inline]
pub fn put_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}
