//! What is refused as a power.

use fairground::model::power::{POWER_UW_MAX, Power};

#[test]
fn the_greatest_power_is_accepted_and_none_beyond_it() {
    let fault = |base_uw, core_uw: &[u64]| {
        let core_uw = core_uw.to_vec();
        Power { base_uw, core_uw, freq_khz: 0, exponent_hundredths: 0 }.fault(1)
    };
    assert_eq!(fault(POWER_UW_MAX, &[0, POWER_UW_MAX]), None);
    for found in [fault(POWER_UW_MAX + 2, &[0, 1]), fault(0, &[0, POWER_UW_MAX + 2])] {
        assert!(found.expect("refused").contains(&POWER_UW_MAX.to_string()));
    }
    assert!(fault(0, &[0]).expect("refused").contains("0 to 1 are needed"));
}
