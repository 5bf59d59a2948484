import type { DemoModel } from '../demo-model.ts'
import { knitWash } from './care.ts'

export const turtleneck: DemoModel = {
  model: 'turtleneck',
  title: { uk: 'Светр під горло', en: 'Turtleneck sweater' },
  code: 'KN-5006',
  category: 'knitwear',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 389000, eur: 8700 },
  weight_kg: 0.44,
  fit: { line: 'chest', ease_cm: 14 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 62, '170-177': 65 } },
  description: {
    uk: 'Теплий светр під горло зі стоячим коміром у гумку. Плече спущене, рукав вільний, манжети й низ зв’язані тією самою гумкою й не розтягуються. В’язка дрібнорельєфна, тож светр тримає форму й не просвічує. М’який до шиї: мериносова вовна не коле.',
    en: 'A warm sweater with a high ribbed collar that stands by itself. Dropped shoulder, easy sleeves; cuffs and hem are knitted in the same rib and do not stretch out. The fine textured stitch keeps its shape and is opaque. Soft at the neck: merino does not itch.',
  },
  composition: { uk: '50 % вовна мериноса, 50 % акрил', en: '50% merino wool, 50% acrylic' },
  care: knitWash,
  views: {
    front: {
      uk: 'вигляд спереду, високий комір, манжети й низ у гумку',
      en: 'front view, high collar, ribbed cuffs and hem',
    },
    back: { uk: 'вигляд ззаду, спущене плече', en: 'back view, dropped shoulder' },
    detail: { uk: 'комір у гумку й рельєф в’язки зблизька', en: 'close-up of the ribbed collar and the stitch' },
  },
  goes_with: ['coat-camel', 'pleated-skirt-mocha', 'straight-trousers-mocha', 'wide-trousers-graphite'],
  garments: [
    { color: 'camel', pictured: { uk: 'Светр під горло кольору кемел', en: 'Camel turtleneck sweater' } },
    { color: 'ivory', pictured: { uk: 'Светр під горло молочний', en: 'Ivory turtleneck sweater' } },
    { color: 'graphite', pictured: { uk: 'Светр під горло графітовий', en: 'Graphite turtleneck sweater' } },
    {
      color: 'burgundy',
      pictured: { uk: 'Светр під горло бордовий', en: 'Burgundy turtleneck sweater' },
      heights: ['160-167'],
    },
  ],
}
