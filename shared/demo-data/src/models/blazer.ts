import type { DemoModel } from '../demo-model.ts'
import { suitCare } from './care.ts'

export const blazer: DemoModel = {
  model: 'blazer',
  title: { uk: 'Жакет двобортний', en: 'Double-breasted blazer' },
  code: 'JK-3021',
  category: 'blazers',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 649000, eur: 14500 },
  weight_kg: 0.82,
  fit: { line: 'chest', ease_cm: 12 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 74, '170-177': 78 } },
  description: {
    uk: 'Двобортний жакет подовженого крою, який закриває стегна. Лацкани спускаються до першої пари ґудзиків, талія ледь приталена виточками. Прорізні кишені прикриті клапанами. Носіть його з прямими штанами як костюм або поверх сукні замість легкого пальта.',
    en: 'A double-breasted blazer cut long enough to cover the hips. The lapels run down to the first pair of buttons, darts draw the waist in just a little. Welt pockets are covered by flaps. Wear it with straight trousers as a suit or over a dress in place of a light coat.',
  },
  composition: {
    uk: '64 % поліестер, 33 % віскоза, 3 % еластан; підкладка — 100 % віскоза',
    en: '64% polyester, 33% viscose, 3% elastane; lining 100% viscose',
  },
  care: suitCare,
  views: {
    front: {
      uk: 'вигляд спереду, двобортна застібка на чотири ґудзики, кишені з клапанами',
      en: 'front view, double-breasted with four buttons, flap pockets',
    },
    back: { uk: 'вигляд ззаду, рельєфні шви на спинці', en: 'back view, shaped seams' },
    detail: {
      uk: 'ґудзики, клапани кишень і край рукава зблизька',
      en: 'close-up of the buttons, the pocket flaps and the cuffs',
    },
  },
  goes_with: ['bow-blouse-ivory', 'straight-trousers-black', 'wide-trousers-graphite', 'sheath-dress-black'],
  garments: [
    { color: 'sand', pictured: { uk: 'Жакет двобортний пісочний', en: 'Sand double-breasted blazer' } },
    { color: 'black', pictured: { uk: 'Жакет двобортний чорний', en: 'Black double-breasted blazer' } },
    {
      color: 'graphite-check',
      pictured: { uk: 'Жакет двобортний графітовий у клітинку', en: 'Graphite checked double-breasted blazer' },
      note: {
        uk: 'Приглушена клітинка темніша за тло на півтону; до жакета є штани й спідниця з тієї самої тканини.',
        en: 'The muted check is half a shade darker than the ground; trousers and a skirt come in the same cloth.',
      },
    },
    {
      color: 'navy-pinstripe',
      pictured: { uk: 'Жакет двобортний темно-синій у смужку', en: 'Navy pinstripe double-breasted blazer' },
      note: {
        uk: 'Тонка світла смужка видовжує силует; у пару до нього є жилет.',
        en: 'A thin light stripe lengthens the figure; there is a waistcoat to match.',
      },
    },
  ],
}
