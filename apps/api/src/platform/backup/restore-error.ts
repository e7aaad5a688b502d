/** Why an archive can not be taken back, in a sentence for the person who tries. */
export class RestoreError extends Error {}
