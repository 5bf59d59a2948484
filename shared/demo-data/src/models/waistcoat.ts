import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const waistcoat: DemoModel = {
  model: 'waistcoat',
  title: { uk: 'Жилет костюмний', en: 'Waistcoat' },
  code: 'JK-3040',
  category: 'waistcoats',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 349000, eur: 7800 },
  weight_kg: 0.34,
  fit: { line: 'chest', ease_cm: 5 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 56, '170-177': 59 } },
  description: {
    uk: 'Приталений жилет із глибоким V-подібним вирізом на чотири ґудзики. Низ пілочок загострений, спинка рівна, дві прорізні кишені-листочки на лінії талії. Його носять окремо, поверх сорочки чи тонкого светра, а під жакетом він стає третьою річчю костюма.',
    en: 'A fitted waistcoat with a deep V-neck and four buttons. The fronts end in points, the back is straight, two welt pockets sit at the waist. Wear it on its own, over a shirt or a fine sweater; under a blazer it makes a three-piece suit.',
  },
  composition: {
    uk: '64 % поліестер, 33 % віскоза, 3 % еластан; підкладка — 100 % віскоза',
    en: '64% polyester, 33% viscose, 3% elastane; lining 100% viscose',
  },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, V-подібний виріз, чотири ґудзики, загострений низ',
      en: 'front view, V-neck, four buttons, pointed hem',
    },
    back: { uk: 'вигляд ззаду, рівна спинка із середнім швом', en: 'back view, straight back with a centre seam' },
    detail: {
      uk: 'ґудзики, кишені й кутики низу зблизька',
      en: 'close-up of the buttons, the pockets and the pointed hem',
    },
  },
  goes_with: ['shirt-ivory', 'straight-trousers-black', 'wide-trousers-graphite', 'blazer-navy-pinstripe'],
  garments: [
    { color: 'graphite', pictured: { uk: 'Жилет костюмний графітовий', en: 'Graphite waistcoat' } },
    { color: 'sand', pictured: { uk: 'Жилет костюмний пісочний', en: 'Sand waistcoat' } },
    {
      color: 'navy-pinstripe',
      pictured: { uk: 'Жилет костюмний темно-синій у смужку', en: 'Navy pinstripe waistcoat' },
      note: {
        uk: 'Тонка світла смужка на темно-синьому — та сама, що й на двобортному жакеті.',
        en: 'A thin light stripe on navy, the same as on the double-breasted blazer.',
      },
    },
  ],
}
