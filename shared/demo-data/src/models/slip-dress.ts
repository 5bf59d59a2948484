import type { DemoModel } from '../demo-model.ts'
import { satinWash } from './care.ts'

export const slipDress: DemoModel = {
  model: 'slip-dress',
  title: { uk: 'Сукня-комбінація', en: 'Slip dress' },
  code: 'DR-1058',
  category: 'slip-dresses',
  collection: 'new-year-capsule-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 429000, eur: 9600 },
  weight_kg: 0.28,
  fit: { line: 'chest', ease_cm: 6 },
  length: {
    what: { uk: 'Довжина від верху ліфа', en: 'Length from the top of the bodice' },
    cm: { '160-167': 106, '170-177': 112 },
  },
  description: {
    uk: 'Сукня-комбінація міді з сатину, скроєна по косій: тканина сама обтікає фігуру й розходиться донизу. Виріз спадає м’яким коміром-хомутом, бретелі тонкі й регулюються на спинці. Для вечора досить сережок, для дня — светр або жакет зверху.',
    en: 'A satin midi slip cut on the bias, so the fabric follows the figure by itself and widens towards the hem. The neckline drops in a soft cowl, the thin straps adjust at the back. In the evening it needs only earrings; by day, a sweater or a blazer on top.',
  },
  composition: { uk: '100 % віскоза (сатин)', en: '100% viscose satin' },
  care: satinWash,
  views: {
    front: {
      uk: 'вигляд спереду, тонкі бретелі, комір-хомут, довжина міді',
      en: 'front view, thin straps, cowl neck, midi length',
    },
    back: { uk: 'вигляд ззаду, рівний верх спинки на бретелях', en: 'back view, straight-cut back on thin straps' },
    detail: { uk: 'складки хомута на сатині зблизька', en: 'close-up of the cowl folds in satin' },
  },
  goes_with: ['blazer-black', 'cardigan-ivory', 'coat-camel', 'turtleneck-graphite'],
  garments: [
    { color: 'emerald', pictured: { uk: 'Сукня-комбінація смарагдова', en: 'Emerald slip dress' } },
    { color: 'black', pictured: { uk: 'Сукня-комбінація чорна', en: 'Black slip dress' } },
    {
      color: 'powder-pink',
      pictured: { uk: 'Сукня-комбінація пудрова', en: 'Powder-pink slip dress' },
    },
    { color: 'burgundy', pictured: { uk: 'Сукня-комбінація бордова', en: 'Burgundy slip dress' } },
  ],
}
