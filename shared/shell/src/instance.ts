/** Marks this copy of the shell; every remote must see the same one (a browser story compares them). */
export const shellInstance: string = crypto.getRandomValues(new Uint32Array(4)).join('-')
