import type { Meanings } from './synonyms.ts'

/** How a garment is cut, what it is patterned with and made of. */
export const cutAndCloth: Meanings = {
  same: [
    ['квіти квіточки квітковий квітчастий цветы цветочный цветочек floral flower flowers flowery', 'квіти floral'],
    ['горох горошок горошек горошинка крапка крапочка dots polka polkadot', 'горошок polka'],
    ['клітка клітинка картатий клетка клетку клетчатый check plaid tartan checkered', 'клітинка checked'],
    ['смуга смужка смугастий смужечка полоска полосатый stripe stripes striped pinstripe', 'смужка striped pinstripe'],
    ['плісе плісирований плиссе плиссированная плісерована pleats', 'плісе pleated'],
    ['клеш клёш розкльошений а-силует трапеція aline a-line', 'кльош flared'],
    ['карандаш', 'олівець pencil'],
    ['запах запахом запахується обгортка wraparound', 'запах wrap'],
    ['максі макси подолання підлога', 'максі maxi'],
    ['двубортный двубортний', 'двобортний'],
    ['широкие широкий', 'широкі wide'],
    ['прямые прямий', 'прямі straight'],
    ['короткий укорочений короткое вкорочений cropped', 'короткий short'],
    ['міді миди midi', 'міді midi'],
    ['вечірній вечерний ошатний святковий нарядний evening party', 'вечірня evening'],
    ['шерсть шерстяной вовна вовняний wool woolen woollen', 'вовна wool'],
    ['мериносовий merino', 'меринос'],
    ['бавовна бавовняний хлопок хлопковый коттон cotton', 'бавовна cotton'],
    ['льон лляний льняной лен лён льняна linen', 'льон linen'],
    ['сатин сатиновий атлас атласний атласная satin', 'сатин satin'],
    ['віскоза вискоза viscose rayon', 'віскоза viscose'],
    ['кашемір кашеміровий кашемир кашемировый cashmere', 'кашемір cashmere'],
    ['поплін поплиновый poplin', 'поплін poplin'],
    ['бант бантик банти bow', 'бант bow'],
    ['пояс поясок ремінь belt', 'пояс belted belt'],
    ['воріт горло горловина highneck', 'горло turtleneck'],
    ['оверсайз oversize oversized', 'вільного loose'],
    ['новорічний новогоднее новогодний christmas xmas', 'новорічна year'],
    ['офісний офисный діловий деловой office business', 'офіс костюмна office suiting'],
  ],
  akin: [
    ['шовк шовковий шелк шёлк шелковый silk silky', 'сатин satin'],
    ['довгий довга длинный довжелезний long floor-length', 'максі maxi'],
    [
      'коктейльний коктейльная коктейль cocktail випускний випускне выпускное весільний prom wedding',
      'вечірня максі комбінація',
    ],
  ],
}
