"""Mutation tests: small changes of our own sources that no test notices are told."""
