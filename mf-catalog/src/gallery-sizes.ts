/** How wide a product's pictures are on its page: for the gallery and for what loads them ahead. */
export const GALLERY_SIZES = '(min-width:1024px) 30vw, (min-width:768px) 50vw, 100vw'
