import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const straightTrousers: DemoModel = {
  model: 'straight-trousers',
  title: { uk: 'Штани прямі', en: 'Straight trousers' },
  code: 'TR-6019',
  category: 'trousers',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 349000, eur: null },
  weight_kg: 0.44,
  fit: { line: 'hips', ease_cm: 4 },
  length: { what: { uk: 'Довжина по бічному шву', en: 'Side seam length' }, cm: { '160-167': 98, '170-177': 104 } },
  description: {
    uk: 'Прямі штани з високою талією й завдовжки до кісточки. Пояс на ґудзику, складки біля нього звільняють живіт і стегна, стрілка рівнить холошу. Тканина щільна, з краплею еластану: сидячи не тисне, стоячи не витягується на колінах.',
    en: 'High-waisted straight trousers that end at the ankle. A one-button waistband with pleats that leave room at the belly and hips; a crease keeps the leg straight. The cloth is dense with a touch of elastane: it does not pinch when you sit nor bag at the knees.',
  },
  composition: { uk: '63 % поліестер, 33 % віскоза, 4 % еластан', en: '63% polyester, 33% viscose, 4% elastane' },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, висока талія, стрілки, прямі холоші',
      en: 'front view, high waist, creases, straight legs',
    },
    back: { uk: 'вигляд ззаду, гладкий пояс', en: 'back view, plain waistband' },
    detail: { uk: 'пояс на ґудзику й складки зблизька', en: 'close-up of the buttoned waistband and the pleats' },
  },
  goes_with: ['blazer-black', 'shirt-ivory', 'waistcoat-graphite', 'turtleneck-ivory'],
  garments: [
    { color: 'black', pictured: { uk: 'Штани прямі чорні', en: 'Black straight trousers' } },
    { color: 'mocha', pictured: { uk: 'Штани прямі кольору мокко', en: 'Mocha straight trousers' } },
    {
      color: 'graphite-check',
      pictured: { uk: 'Штани прямі графітові в клітинку', en: 'Graphite checked straight trousers' },
      note: {
        uk: 'Клітинка приглушена; із двобортним жакетом з цієї ж тканини складаються в костюм.',
        en: 'A muted check; with the double-breasted blazer in the same cloth they make a suit.',
      },
    },
  ],
}
