import type { Meanings } from './meanings.ts'

/** What shoppers call garments, and the words that stand in titles. Endings are understood; slips of the finger too. */
export const garments: Meanings = {
  same: [
    ['плаття платтячко суконька платье платьице gown frock', 'сукня dress'],
    ['піджак пиджак блейзер jacket blazer', 'жакет blazer jacket'],
    ['жакетик жакэт', 'жакет'],
    ['брюки брючки штаны штанці pants slacks', 'штани trousers'],
    ['trouser', 'штани trousers'],
    ['палацо палаццо palazzo кюлоти кюлоты culottes клеші wide-leg', 'широкі wide'],
    ['юбка юбочка спідничка', 'спідниця skirt'],
    ['сорочка рубашка рубаха', 'сорочка shirt'],
    ['блузка блузочка кофточка', 'блуза blouse'],
    ['джемпер пуловер свитер свитерок светрик jumper pullover', 'светр sweater'],
    ['гольф водолазка бадлон polo-neck rollneck', 'горло turtleneck'],
    ['кофта кофти', 'светр кардиган sweater cardigan'],
    ['кофтинка накидка', 'кардиган cardigan'],
    ['вязаний вязаная вязаное knitted knit трикотажний', 'трикотаж knitwear'],
    ['жилетка безрукавка vest gilet', 'жилет waistcoat'],
    ['костюм костюмчик suit', 'жакет жилет костюмний'],
    ['майка маєчка маечка tank cami', 'топ camisole'],
    ['top', 'топ camisole'],
    ['пальтечко пальтишко overcoat', 'пальто coat'],
    ['комбез комбинезон overall romper playsuit', 'комбінезон jumpsuit'],
    ['комбинация слип бельевое білизняний білизняна slip', 'комбінація slip'],
    ['футляр карандаш облягаюча', 'футляр sheath олівець pencil'],
  ],
  akin: [
    ['сарафан sundress туніка tunic халат', 'сукня dress'],
    ['плащ тренч куртка парка пуховик дублянка шуба trench raincoat parka mac anorak puffer', 'пальто coat'],
    ['бомбер болеро косуха кейп cape bolero bomber', 'жакет jacket'],
    ['худі худи світшот свитшот толстовка hoodie sweatshirt', 'светр sweater'],
    ['футболка t-shirt tee тішка', 'топ camisole'],
    ['джинси джинсы jeans легінси лосини лосіни leggings chinos чіноси', 'штани trousers'],
    ['шорти шорты shorts бермуди bermudas', 'штани trousers'],
    ['двійка трійка', 'жакет жилет'],
  ],
}
