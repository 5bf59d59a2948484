import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const pencilSkirt: DemoModel = {
  model: 'pencil-skirt',
  title: { uk: 'Спідниця-олівець', en: 'Pencil skirt' },
  code: 'SK-7022',
  category: 'skirts',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 299000, eur: null },
  weight_kg: 0.32,
  fit: { line: 'hips', ease_cm: 3 },
  length: { what: { uk: 'Довжина від пояса', en: 'Length from the waistband' }, cm: { '160-167': 64, '170-177': 68 } },
  description: {
    uk: 'Спідниця-олівець до коліна на високому поясі. Виточки спереду вкладають тканину по талії, до низу спідниця звужується, а розріз ззаду лишає ногам повний крок. Підкладка не дає їй збиратися на колготах.',
    en: 'A knee-length pencil skirt on a high waistband. Darts shape it at the waist, it narrows towards the hem, and a slit at the back leaves room for a full step. The lining keeps it from riding up on tights.',
  },
  composition: {
    uk: '62 % поліестер, 34 % віскоза, 4 % еластан; підкладка — 100 % віскоза',
    en: '62% polyester, 34% viscose, 4% elastane; lining 100% viscose',
  },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, високий пояс, звужений силует до коліна',
      en: 'front view, high waistband, narrow knee-length line',
    },
    back: { uk: 'вигляд ззаду, розріз унизу', en: 'back view, slit at the hem' },
    detail: { uk: 'пояс і виточки зблизька', en: 'close-up of the waistband and the darts' },
  },
  goes_with: ['bow-blouse-ivory', 'blazer-graphite-check', 'turtleneck-camel', 'shirt-black'],
  garments: [
    { color: 'black', pictured: { uk: 'Спідниця-олівець чорна', en: 'Black pencil skirt' } },
    { color: 'camel', pictured: { uk: 'Спідниця-олівець кольору кемел', en: 'Camel pencil skirt' } },
    {
      color: 'graphite-check',
      pictured: { uk: 'Спідниця-олівець графітова в клітинку', en: 'Graphite checked pencil skirt' },
      note: {
        uk: 'Та сама приглушена клітинка, що й на двобортному жакеті.',
        en: 'The same muted check as on the double-breasted blazer.',
      },
    },
  ],
}
