/** Written by `tempora train`. */
export const WEIGHTS = '';
