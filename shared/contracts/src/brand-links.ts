/** Where the brand answers messages. */
export const INSTAGRAM = 'https://www.instagram.com/levada.brand'
