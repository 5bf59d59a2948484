import { storedNames } from '@shop/contracts/browser-storage'
import { type KeptGoods, readKeptGoods } from '@shop/contracts/catalog/kept-goods'
import type { StoreCard } from '@shop/contracts/catalog/products'

/** What this browser keeps of the articles that it was shown, for moments without a network. */
export function savedGoods(): KeptGoods[] {
  return readKeptGoods(() => localStorage.getItem(storedNames.savedGoods))
}

/** As the card of a list that knows neither a price nor what is to be had; of an unknown article it has the number alone. */
export function savedCard(article: string, goods: KeptGoods | undefined): StoreCard {
  return {
    article,
    title: goods?.title ?? { uk: article, en: article },
    category: '',
    price: null,
    pictures: goods?.picture ? [goods.picture] : [],
    badges: [],
    colors: [],
    heights: goods?.height ? [goods.height] : [],
  }
}
