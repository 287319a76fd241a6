/** Why a file cannot be read, in a sentence for staff. */
export class FileProblem extends Error {}
