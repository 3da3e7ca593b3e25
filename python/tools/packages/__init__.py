"""What `make packages` writes beside what cargo and maturin build."""
