import type { DemoModel } from '../demo-model.ts'
import { delicateWash } from './care.ts'

export const jumpsuit: DemoModel = {
  model: 'jumpsuit',
  title: { uk: 'Комбінезон на запах', en: 'Wrap jumpsuit' },
  code: 'JS-8003',
  category: 'jumpsuits',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 569000, eur: 12700 },
  weight_kg: 0.58,
  fit: { line: 'chest', ease_cm: 6 },
  length: {
    what: { uk: 'Довжина від плеча до низу', en: 'Length from shoulder to hem' },
    cm: { '160-167': 146, '170-177': 155 },
  },
  description: {
    uk: 'Комбінезон без рукавів із ліфом на запах і V-подібним вирізом. Талію позначає пояс, зав’язаний збоку, від нього донизу йдуть широкі холоші зі стрілками. Одна річ, а готовий вечірній вигляд; удень його носять під жакет або кардиган.',
    en: 'A sleeveless jumpsuit with a wrap bodice and a V-neck. A belt tied at the side marks the waist; wide creased legs fall from it. One piece and you are dressed for the evening; by day it goes under a blazer or a cardigan.',
  },
  composition: { uk: '72 % поліестер, 24 % віскоза, 4 % еластан', en: '72% polyester, 24% viscose, 4% elastane' },
  care: delicateWash,
  views: {
    front: {
      uk: 'вигляд спереду, V-подібний виріз, пояс зав’язано збоку, широкі холоші',
      en: 'front view, V-neck, belt tied at the side, wide legs',
    },
    back: { uk: 'вигляд ззаду, закрита спинка', en: 'back view, covered back' },
    detail: { uk: 'вузол пояса й широкі штани', en: 'the knot of the belt and the wide legs' },
  },
  goes_with: ['blazer-sand', 'coat-graphite', 'short-jacket-black', 'cardigan-ivory'],
  garments: [
    { color: 'black', pictured: { uk: 'Комбінезон на запах чорний', en: 'Black wrap jumpsuit' } },
    {
      color: 'emerald',
      came_with: 'new-year-capsule-2026',
      pictured: { uk: 'Комбінезон на запах смарагдовий', en: 'Emerald wrap jumpsuit' },
    },
    {
      color: 'burgundy',
      pictured: { uk: 'Комбінезон на запах бордовий', en: 'Burgundy wrap jumpsuit' },
      heights: ['170-177'],
    },
  ],
}
