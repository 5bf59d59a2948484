import type { DemoModel } from '../demo-model.ts'
import { dryClean } from './care.ts'

export const shortJacket: DemoModel = {
  model: 'short-jacket',
  title: { uk: 'Жакет короткий', en: 'Short jacket' },
  code: 'JK-3034',
  category: 'short-jackets',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 599000, eur: 13400 },
  weight_kg: 0.62,
  fit: { line: 'chest', ease_cm: 8 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 54, '170-177': 57 } },
  description: {
    uk: 'Короткий жакет без коміра з круглою горловиною, приталений і довжиною до лінії стегон. Чотири накладні кишені, ґудзики під золото й контрастна облямівка по краю, рукавах і кишенях. Пасує і до спідниці, і до джинсів, а застебнутий на всі ґудзики носиться без блузи.',
    en: 'A short collarless jacket with a round neck, shaped at the waist and ending at the hip line. Four patch pockets, gold-tone buttons and contrast trim along the edges, cuffs and pockets. It suits skirts and jeans alike and, buttoned all the way, needs no blouse.',
  },
  composition: {
    uk: '45 % вовна, 40 % поліестер, 15 % віскоза; підкладка — 100 % віскоза',
    en: '45% wool, 40% polyester, 15% viscose; lining 100% viscose',
  },
  care: dryClean,
  views: {
    front: {
      uk: 'вигляд спереду, кругла горловина, золотисті ґудзики, чотири накладні кишені',
      en: 'front view, round neck, gold-tone buttons, four patch pockets',
    },
    back: { uk: 'вигляд ззаду, приталена спинка й облямівка по низу', en: 'back view, shaped back and trimmed hem' },
    detail: { uk: 'облямівка, кишені й ґудзики зблизька', en: 'close-up of the trim, the pockets and the buttons' },
  },
  goes_with: ['pleated-skirt-burgundy', 'pencil-skirt-black', 'sheath-dress-black', 'straight-trousers-black'],
  garments: [
    {
      color: 'ivory',
      pictured: { uk: 'Жакет короткий молочний', en: 'Ivory short jacket' },
      note: { uk: 'Облямівка чорна.', en: 'The trim is black.' },
    },
    {
      color: 'powder-pink',
      came_with: 'spring-summer-2026',
      pictured: { uk: 'Жакет короткий пудровий', en: 'Powder-pink short jacket' },
      note: { uk: 'Облямівка молочна.', en: 'The trim is ivory.' },
    },
    {
      color: 'black',
      pictured: { uk: 'Жакет короткий чорний', en: 'Black short jacket' },
      note: { uk: 'Облямівка молочна.', en: 'The trim is ivory.' },
    },
  ],
}
