import type { Text } from '@shop/contracts/texts/text'

type DemoCategory = {
  name: string
  title: Text
  parent_category: string | null
  order: number
  /** Nobody is put into it by hand: its articles are found by a rule. */
  special: 'new' | 'sale' | null
  is_archived: boolean
}

export const categories: DemoCategory[] = [
  special('new', 1, 'Новинки', 'New in'),
  special('sale', 2, 'Знижки', 'Sale'),
  category('dresses', 3, 'Сукні', 'Dresses'),
  category('wrap-dresses', 1, 'Сукні на запах', 'Wrap dresses', 'dresses'),
  category('maxi-dresses', 2, 'Сукні максі', 'Maxi dresses', 'dresses'),
  category('sheath-dresses', 3, 'Сукні-футляри', 'Sheath dresses', 'dresses'),
  category('slip-dresses', 4, 'Сукні-комбінації', 'Slip dresses', 'dresses'),
  category('shirt-dresses', 5, 'Сукні-сорочки', 'Shirt dresses', 'dresses'),
  category('outerwear', 4, 'Верхній одяг', 'Outerwear'),
  category('coats', 1, 'Пальта', 'Coats', 'outerwear'),
  { ...category('raincoats', 2, 'Плащі', 'Raincoats', 'outerwear'), is_archived: true },
  category('jackets', 5, 'Жакети й жилети', 'Jackets and waistcoats'),
  category('blazers', 1, 'Жакети', 'Blazers', 'jackets'),
  category('short-jackets', 2, 'Короткі жакети', 'Short jackets', 'jackets'),
  category('waistcoats', 3, 'Жилети', 'Waistcoats', 'jackets'),
  category('tops', 6, 'Блузи, сорочки й трикотаж', 'Blouses, shirts and knitwear'),
  category('blouses', 1, 'Блузи', 'Blouses', 'tops'),
  category('shirts', 2, 'Сорочки', 'Shirts', 'tops'),
  category('camisoles', 3, 'Топи на бретелях', 'Camisoles', 'tops'),
  category('knitwear', 4, 'Трикотаж', 'Knitwear', 'tops'),
  category('trousers', 7, 'Штани', 'Trousers'),
  category('skirts', 8, 'Спідниці', 'Skirts'),
  category('jumpsuits', 9, 'Комбінезони', 'Jumpsuits'),
]

function category(name: string, order: number, uk: string, en: string, parent: string | null = null): DemoCategory {
  return { name, title: { uk, en }, parent_category: parent, order, special: null, is_archived: false }
}

function special(name: 'new' | 'sale', order: number, uk: string, en: string): DemoCategory {
  return { ...category(name, order, uk, en), special: name }
}
