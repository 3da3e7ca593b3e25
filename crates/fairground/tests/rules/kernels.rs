//! What a kernel tells of itself.

use fairground::policy::Kernel;

/// `latency_ns` and `min_granularity_ns` are CFS's, the base slice is EEVDF's; what belongs to no
/// answer is read by every kernel.
#[test]
fn a_kernel_reads_the_numbers_of_its_own_queue() {
    let reads = |profile| {
        let kernel = Kernel::profile(profile).expect("a release");
        ["latency_ns", "min_granularity_ns", "base_slice_ns", "HZ", "nr_migrate"]
            .map(|key| kernel.reads(key))
    };
    assert_eq!(reads("5.15"), [true, true, false, true, true]);
    assert_eq!(reads("6.12"), [false, false, true, true, true]);
}
