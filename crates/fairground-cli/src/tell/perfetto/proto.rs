//! Just enough of the protobuf wire format to write a Perfetto trace.

use crate::base::varint::put_varint;

/// A message under construction.
#[derive(Clone, Debug, Default)]
pub struct Message(Vec<u8>);

const VARINT: u64 = 0;
const FIXED64: u64 = 1;
const BYTES: u64 = 2;

impl Message {
    /// The encoded bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Makes room for the next message, keeping the memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// A number (int, uint, enum, bool).
    #[inline]
    pub fn number(&mut self, field: u64, value: u64) -> &mut Self {
        put_varint(&mut self.0, field << 3 | VARINT);
        put_varint(&mut self.0, value);
        self
    }

    /// A floating-point number.
    pub fn double(&mut self, field: u64, value: f64) -> &mut Self {
        put_varint(&mut self.0, field << 3 | FIXED64);
        self.0.extend_from_slice(&value.to_le_bytes());
        self
    }

    /// A string, a nested message or a packed column that is encoded already.
    pub fn chunk(&mut self, field: u64, bytes: &[u8]) -> &mut Self {
        put_varint(&mut self.0, field << 3 | BYTES);
        put_varint(&mut self.0, bytes.len() as u64);
        self.0.extend_from_slice(bytes);
        self
    }

    /// A nested message.
    pub fn message(&mut self, field: u64, fill: impl FnOnce(&mut Message)) -> &mut Self {
        let mut inner = Message::default();
        fill(&mut inner);
        self.chunk(field, &inner.0)
    }

    /// A packed column of numbers; `scratch` is used for the length that stands before it.
    pub fn column(
        &mut self,
        field: u64,
        values: impl Iterator<Item = u64>,
        scratch: &mut Vec<u8>,
    ) -> &mut Self {
        scratch.clear();
        values.for_each(|value| put_varint(scratch, value));
        self.chunk(field, scratch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wire_format_is_that_of_the_protobuf_documentation() {
        let mut message = Message::default();
        message.number(1, 150).chunk(2, b"testing");
        message.message(3, |inner| {
            inner.number(1, 150);
        });
        let mut expected = vec![0x08, 0x96, 0x01, 0x12, 0x07];
        expected.extend_from_slice(b"testing");
        expected.extend_from_slice(&[0x1a, 0x03, 0x08, 0x96, 0x01]);
        assert_eq!(message.bytes(), expected);
    }

    #[test]
    fn a_double_is_eight_bytes_from_the_lowest() {
        let mut message = Message::default();
        message.double(44, 1.0);
        assert_eq!(message.bytes(), [0xe1, 0x02, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
    }

    #[test]
    fn packed_column_is_that_of_the_protobuf_documentation() {
        let mut message = Message::default();
        message.column(6, [3, 270, 86942].into_iter(), &mut Vec::new());
        assert_eq!(message.bytes(), [0x32, 0x06, 0x03, 0x8E, 0x02, 0x9E, 0xA7, 0x05]);
    }
}
