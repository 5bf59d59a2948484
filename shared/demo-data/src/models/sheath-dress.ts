import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const sheathDress: DemoModel = {
  model: 'sheath-dress',
  title: { uk: 'Сукня-футляр', en: 'Sheath dress' },
  code: 'DR-1029',
  category: 'sheath-dresses',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 439000, eur: 9800 },
  weight_kg: 0.46,
  fit: { line: 'chest', ease_cm: 4 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 96, '170-177': 101 } },
  description: {
    uk: 'Сукня-футляр до коліна з вирізом-човником і без рукавів. Рельєфні шви ведуть лінію від плеча до талії, відрізна спідниця рівно облягає стегна. Ззаду — шліца, у якій зручно сидіти й підійматися сходами. Щільна костюмна тканина тримає форму й під жакетом не морщиться.',
    en: 'A knee-length sheath with a boat neck and no sleeves. Princess seams run from the shoulder to the waist seam, the skirt follows the hips evenly. A vent at the back makes sitting and stairs easy. The dense suiting keeps its shape and stays smooth under a blazer.',
  },
  composition: {
    uk: '63 % поліестер, 32 % віскоза, 5 % еластан; підкладка — 100 % віскоза',
    en: '63% polyester, 32% viscose, 5% elastane; lining 100% viscose',
  },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, виріз-човник, без рукавів, довжина до коліна',
      en: 'front view, boat neck, sleeveless, knee length',
    },
    back: { uk: 'вигляд ззаду, шліца внизу спідниці', en: 'back view, vent at the hem of the skirt' },
    detail: { uk: 'рельєфні шви й лінія талії зблизька', en: 'close-up of the princess seams and the waistline' },
  },
  goes_with: ['blazer-black', 'short-jacket-ivory', 'coat-graphite', 'cardigan-dusty-blue'],
  garments: [
    { color: 'black', pictured: { uk: 'Сукня-футляр чорна', en: 'Black sheath dress' } },
    {
      color: 'cherry',
      came_with: 'new-year-capsule-2026',
      pictured: { uk: 'Сукня-футляр вишнева', en: 'Cherry sheath dress' },
      note: {
        uk: 'Колір — чистий темно-червоний, як стигла вишня.',
        en: 'The colour is a clear dark red, that of a ripe cherry.',
      },
    },
    { color: 'dusty-blue', pictured: { uk: 'Сукня-футляр сіро-блакитна', en: 'Dusty-blue sheath dress' } },
  ],
}
