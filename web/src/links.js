// Where a page's links lead: to the documents of the project.
export const REPOSITORY = "https://github.com/fairground-sched/fairground/blob/main";
export const FIDELITY = `${REPOSITORY}/docs/explanation/fidelity.md`;
