import type { Text } from '@shop/contracts/texts/text'

/** Facts of the fictional brand. The number is no one's: the code 44 with zeros is not given out. */
export const brand = {
  name: { uk: 'Левада', en: 'LEVADA' } satisfies Text,
  founded: 2014,
  phone: '+380440000014',
  phone_shown: '+380 44 000 00 14',
  email: 'hello@levada.example',
  social: { title: 'Instagram', url: 'https://www.instagram.com/levada.brand.demo' },
  description: {
    uk: 'Левада — український бренд елегантного одягу для сучасних жінок.',
    en: 'LEVADA is a Ukrainian brand of elegant clothing for modern women.',
  } satisfies Text,
}
