import type { DemoModel } from '../demo-model.ts'
import { satinWash } from './care.ts'

export const camisole: DemoModel = {
  model: 'camisole',
  title: { uk: 'Топ на бретелях', en: 'Camisole' },
  code: 'TO-4508',
  category: 'camisoles',
  collection: 'new-year-capsule-2026',
  heights: ['160-167'],
  price: { uah: 199000, eur: null },
  weight_kg: 0.12,
  fit: { line: 'chest', ease_cm: 6 },
  length: {
    what: { uk: 'Довжина від верху ліфа', en: 'Length from the top of the bodice' },
    cm: { '160-167': 44, '170-177': 44 },
  },
  description: {
    uk: 'Сатиновий топ на тонких бретелях із вирізом-хомутом. Скроєний по косій, трохи розходиться від талії, тож однаково добре сидить навипуск і заправленим. Бретелі регулюються. Один зріст: довжина топа підходить усім.',
    en: 'A satin top on thin straps with a cowl neck. Cut on the bias, it widens a little from the waist and sits well both tucked in and out. The straps adjust. It comes in one height, as its length suits everyone.',
  },
  composition: { uk: '100 % віскоза (сатин)', en: '100% viscose satin' },
  care: satinWash,
  views: {
    front: { uk: 'вигляд спереду, тонкі бретелі й виріз-хомут', en: 'front view, thin straps and cowl neck' },
    back: { uk: 'вигляд ззаду, рівний верх спинки', en: 'back view, straight-cut back' },
    detail: { uk: 'складки хомута й сатин зблизька', en: 'close-up of the cowl folds and the satin' },
  },
  goes_with: ['blazer-black', 'wide-trousers-ivory', 'cardigan-mocha', 'flared-skirt-black'],
  garments: [
    { color: 'ivory', pictured: { uk: 'Топ на бретелях молочний', en: 'Ivory camisole' } },
    { color: 'black', pictured: { uk: 'Топ на бретелях чорний', en: 'Black camisole' } },
    {
      color: 'powder-pink',
      pictured: { uk: 'Топ на бретелях пудровий', en: 'Powder-pink camisole' },
    },
  ],
}
