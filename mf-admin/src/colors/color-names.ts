import type { Text } from '@shop/contracts/texts/text'
import { distanceOf, rgbOf } from './color-codes.ts'
import type { Rgb } from './contrast.ts'

const BLACK: Rgb = [0, 0, 0]

/** What colours of cloth are called: code, Ukrainian, English. */
// biome-ignore format: a table, three colours a line
const names: readonly (readonly [string, string, string])[] = [
  ['#ffffff', 'Білий', 'White'], ['#f8f4e9', 'Молочний', 'Milk'], ['#fffff0', 'Слонова кістка', 'Ivory'],
  ['#f5e6c8', 'Ванільний', 'Vanilla'], ['#f7e7ce', 'Шампань', 'Champagne'], ['#f5f5dc', 'Вершковий', 'Cream'],
  ['#e3d5c1', 'Бежевий', 'Beige'], ['#d2b48c', 'Пісочний', 'Sand'], ['#c19a6b', 'Кемел', 'Camel'],
  ['#a67b5b', 'Карамельний', 'Caramel'], ['#8b5a2b', 'Рудо-коричневий', 'Tan brown'], ['#6f4e37', 'Кавовий', 'Coffee'],
  ['#4b3621', 'Шоколадний', 'Chocolate'], ['#3b2417', 'Темно-коричневий', 'Dark brown'], ['#b7a99a', 'Тауп', 'Taupe'],
  ['#c3b091', 'Хакі', 'Khaki'], ['#000000', 'Чорний', 'Black'], ['#121212', 'Чорний', 'Black'], ['#2b2b2b', 'Графітовий', 'Graphite'],
  ['#4a4a4a', 'Антрацит', 'Anthracite'], ['#808080', 'Сірий', 'Grey'], ['#a9a9a9', 'Попелястий', 'Ash'],
  ['#d3d3d3', 'Світло-сірий', 'Light grey'], ['#c0c0c0', 'Сріблястий', 'Silver'], ['#ff0000', 'Червоний', 'Red'],
  ['#dc143c', 'Малиновий', 'Crimson'], ['#b22222', 'Цегляний', 'Brick red'], ['#b7410e', 'Теракотовий', 'Terracotta'],
  ['#8b0000', 'Темно-червоний', 'Dark red'], ['#722f37', 'Винний', 'Wine'], ['#6d1a2b', 'Вишневий', 'Cherry'],
  ['#58111a', 'Бордовий', 'Burgundy'], ['#ff7f50', 'Кораловий', 'Coral'], ['#fa8072', 'Лососевий', 'Salmon'],
  ['#ffcba4', 'Персиковий', 'Peach'], ['#ffc0cb', 'Рожевий', 'Pink'], ['#f4c2c2', 'Пудровий', 'Powder pink'],
  ['#c08081', 'Пильна троянда', 'Dusty rose'], ['#ff69b4', 'Яскраво-рожевий', 'Hot pink'], ['#ff00ff', 'Фуксія', 'Fuchsia'],
  ['#ffa500', 'Помаранчевий', 'Orange'], ['#cc5500', 'Гарбузовий', 'Pumpkin'], ['#ffff00', 'Жовтий', 'Yellow'],
  ['#fff44f', 'Лимонний', 'Lemon'], ['#e1ad01', 'Гірчичний', 'Mustard'], ['#ffbf00', 'Бурштиновий', 'Amber'],
  ['#d4af37', 'Золотистий', 'Gold'], ['#008000', 'Зелений', 'Green'], ['#32cd32', 'Салатовий', 'Lime'],
  ['#98ff98', 'М’ятний', 'Mint'], ['#9caf88', 'Шавлія', 'Sage'], ['#808000', 'Оливковий', 'Olive'],
  ['#4b5320', 'Болотний', 'Army green'], ['#046307', 'Смарагдовий', 'Emerald'], ['#014421', 'Пляшковий', 'Bottle green'],
  ['#93c572', 'Фісташковий', 'Pistachio'], ['#40e0d0', 'Бірюзовий', 'Turquoise'], ['#008080', 'Морська хвиля', 'Teal'],
  ['#87ceeb', 'Блакитний', 'Sky blue'], ['#b0e0e6', 'Крижаний', 'Ice blue'], ['#0000ff', 'Синій', 'Blue'],
  ['#4169e1', 'Волошковий', 'Cornflower'], ['#5b7a9d', 'Джинсовий', 'Denim'], ['#000080', 'Темно-синій', 'Navy'],
  ['#1b2a49', 'Нічний синій', 'Midnight blue'], ['#0047ab', 'Кобальтовий', 'Cobalt'], ['#800080', 'Фіолетовий', 'Purple'],
  ['#c8a2c8', 'Бузковий', 'Lilac'], ['#b57edc', 'Лавандовий', 'Lavender'], ['#4b0082', 'Індиго', 'Indigo'],
  ['#614051', 'Баклажановий', 'Aubergine'], ['#8e4585', 'Сливовий', 'Plum'], ['#e0b0ff', 'Ліловий', 'Mauve'],
]

/** What a colour of this code is called by the nearest that has a name. */
export function nearestNameOf(hex: string): Text {
  const rgb = rgbOf(hex) ?? BLACK
  const distanceTo = (code: string) => distanceOf(rgb, rgbOf(code) ?? BLACK)
  const [nearest] = names.toSorted(([one], [other]) => distanceTo(one) - distanceTo(other))
  const [, uk = '', en = ''] = nearest ?? []
  return { uk, en }
}
