//! Numbers by chance, from a seed.

use fairground::workload::draw::Stream;

/// Numbers by chance.
pub struct Chance {
    stream: Stream,
}

impl Chance {
    /// From its own stream of a seed.
    pub fn new(seed: u64) -> Self {
        Chance { stream: Stream::new(seed, 1 << 50) }
    }

    /// From 0 to 1.
    pub fn unit(&mut self) -> f64 {
        (self.stream.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True with this probability.
    pub fn is(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Between two numbers, small ones as likely as large ones.
    pub fn scale(&mut self, low: f64, high: f64) -> f64 {
        self.between(low.ln(), high.max(low).ln()).exp()
    }

    /// A whole number between two, large ones seldom.
    pub fn seldom_many(&mut self, low: f64, high: f64) -> u32 {
        self.scale(low, high + 0.99).floor() as u32
    }

    /// Near a number: within about a factor of e^width.
    pub fn near(&mut self, number: f64, width: f64, low: f64, high: f64) -> f64 {
        (number * (width * self.normal()).exp()).clamp(low, high)
    }

    /// About normal.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.unit() - 0.5).sum()
    }

    /// Exponential with the mean 1.
    pub fn exponential(&mut self) -> f64 {
        -(1.0 - self.unit()).ln()
    }

    /// The same of a whole number.
    pub fn near_whole(&mut self, number: u32, width: f64, low: f64, high: f64) -> u32 {
        self.near(f64::from(number), width, low, high).round() as u32
    }

    /// A place in a list, by weights that are not all 0.
    pub fn place(&mut self, weights: &[f64]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f64>();
        let found = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        found.unwrap_or(weights.len() - 1)
    }
}
