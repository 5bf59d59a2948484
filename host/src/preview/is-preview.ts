/** Did the server write this page for staff only, with a draft or hidden goods in it? */
export const isPreview = document.documentElement.dataset.preview !== undefined
