import type { Text } from '@shop/contracts/texts/text'

// Titles of pages that are written by the server and repeated by the page, each alone: no page brings the others'.

export const searchTitle: Text = { uk: 'Пошук | Левада', en: 'Search | Levada' }
export const wishlistTitle: Text = { uk: 'Моє бажане | Левада', en: 'My wishlist | Levada' }
