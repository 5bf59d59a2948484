import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const wideTrousers: DemoModel = {
  model: 'wide-trousers',
  title: { uk: 'Штани широкі', en: 'Wide trousers' },
  code: 'TR-6012',
  category: 'trousers',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 379000, eur: 8500 },
  weight_kg: 0.48,
  fit: { line: 'hips', ease_cm: 6 },
  length: { what: { uk: 'Довжина по бічному шву', en: 'Side seam length' }, cm: { '160-167': 104, '170-177': 111 } },
  description: {
    uk: 'Широкі штани з високою талією: від стегна вільні, донизу ще ширші. Пояс на одному ґудзику, спереду застрочені складки переходять у стрілки й тримають рівну вертикаль. Довжина розрахована на низьке взуття; з підбором краще взяти більший зріст.',
    en: 'High-waisted wide trousers: easy from the hip and wider still at the hem. A one-button waistband; stitched pleats at the front run into creases and keep the line vertical. The length is meant for flat shoes; with heels, take the taller height.',
  },
  composition: { uk: '65 % поліестер, 32 % віскоза, 3 % еластан', en: '65% polyester, 32% viscose, 3% elastane' },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, висока талія, стрілки, широкий низ',
      en: 'front view, high waist, creases, wide hem',
    },
    back: { uk: 'вигляд ззаду, гладкий пояс і вільні холоші', en: 'back view, plain waistband and wide legs' },
    detail: { uk: 'пояс на ґудзику й складки зблизька', en: 'close-up of the buttoned waistband and the pleats' },
  },
  goes_with: ['bow-blouse-ivory', 'waistcoat-graphite', 'turtleneck-camel', 'blazer-sand'],
  garments: [
    { color: 'graphite', pictured: { uk: 'Штани широкі графітові', en: 'Graphite wide trousers' } },
    {
      color: 'ivory',
      pictured: { uk: 'Штани широкі молочні', en: 'Ivory wide trousers' },
      came_with: 'spring-summer-2026',
    },
    { color: 'camel', pictured: { uk: 'Штани широкі кольору кемел', en: 'Camel wide trousers' } },
    {
      color: 'black-pinstripe',
      pictured: { uk: 'Штани широкі чорні в смужку', en: 'Black pinstripe wide trousers' },
      note: { uk: 'Тонка світла смужка йде вздовж стрілки.', en: 'A thin light stripe follows the crease.' },
    },
  ],
}
