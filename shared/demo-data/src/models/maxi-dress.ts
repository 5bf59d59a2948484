import type { DemoModel } from '../demo-model.ts'
import { satinWash } from './care.ts'

export const maxiDress: DemoModel = {
  model: 'maxi-dress',
  title: { uk: 'Сукня максі', en: 'Maxi dress' },
  code: 'DR-1051',
  category: 'maxi-dresses',
  collection: 'new-year-capsule-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 749000, eur: 16700 },
  weight_kg: 0.68,
  fit: { line: 'chest', ease_cm: 5 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 142, '170-177': 150 } },
  description: {
    uk: 'Вечірня сукня в підлогу з глибоким V-подібним вирізом і без рукавів. Ліф зібраний у м’які складки, що сходяться до широкого пояса-камербанда. Спідниця з багатьох клинів ледь лисніє й під час ходи лягає глибокими фалдами. Спинка закрита, тож білизну під сукню дібрати легко.',
    en: 'A floor-length evening dress with a deep V-neck and no sleeves. The bodice is gathered into soft folds that meet a wide cummerbund. The gored skirt has a quiet sheen and falls in deep folds as you walk. The back is covered, so finding the right underwear is easy.',
  },
  composition: {
    uk: '97 % поліестер, 3 % еластан; підкладка — 100 % віскоза',
    en: '97% polyester, 3% elastane; lining 100% viscose',
  },
  care: satinWash,
  views: {
    front: {
      uk: 'вигляд спереду, глибокий V-подібний виріз, широкий пояс і спідниця в підлогу',
      en: 'front view, deep V-neck, wide belt and floor-length skirt',
    },
    back: { uk: 'вигляд ззаду, закрита спинка без рукавів', en: 'back view, covered sleeveless back' },
    detail: { uk: 'складки спідниці й низ сукні', en: 'the folds of the skirt and the hem' },
  },
  goes_with: ['coat-ivory', 'short-jacket-black', 'blazer-black', 'coat-graphite'],
  garments: [
    { color: 'emerald', pictured: { uk: 'Сукня максі смарагдова', en: 'Emerald maxi dress' } },
    { color: 'burgundy', pictured: { uk: 'Сукня максі бордова', en: 'Burgundy maxi dress' } },
    { color: 'black', pictured: { uk: 'Сукня максі чорна', en: 'Black maxi dress' } },
    {
      color: 'black-floral',
      pictured: { uk: 'Сукня максі чорна у квіти', en: 'Black floral maxi dress' },
      note: {
        uk: 'По чорному розкидані кремові й червоні квіти на тонких стеблах.',
        en: 'Cream and red flowers on thin stems are strewn over black.',
      },
    },
  ],
}
