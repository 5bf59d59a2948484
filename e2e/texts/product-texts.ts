import type { Language } from '../support/fixtures.ts'

/** What the product page says, in the language of the story. */
export const productTexts = {
  uk: {
    choose: 'Оберіть розмір і зріст',
    chooseMessage: /^Оберіть розмір\. Зріст зараз/,
    picture: (number: number) => new RegExp(`Фото ${number} з 3`),
    pictures: 'Фото товару',
    closePicture: 'Закрити',
    sizeGuide: 'Таблиця розмірів',
    preorder: 'Передзамовити',
    preorderTitle: 'Це передзамовлення',
    agree: 'Погоджуюсь, додати в кошик',
    notNow: 'Не зараз',
    cartOf: (count: number) => new RegExp(`^Кошик: ${count}`),
    coat: 'Пальто з поясом',
    recent: 'Ви нещодавно дивилися',
  },
  en: {
    choose: 'Select size and height',
    chooseMessage: /^Choose a size\. The height is/,
    picture: (number: number) => new RegExp(`Picture ${number} of 3`),
    pictures: 'Pictures of the product',
    closePicture: 'Close',
    sizeGuide: 'Size guide',
    preorder: 'Pre-order',
    preorderTitle: 'This is a pre-order',
    agree: 'Agree and add to cart',
    notNow: 'Not now',
    cartOf: (count: number) => new RegExp(`^Cart: ${count}`),
    coat: 'Belted coat',
    recent: 'Recently viewed',
  },
} as const satisfies Record<Language, Record<string, string | RegExp | ((count: number) => RegExp)>>
