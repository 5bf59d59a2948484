import type { DemoModel } from '../demo-model.ts'
import { dryClean } from './care.ts'

export const coat: DemoModel = {
  model: 'coat',
  title: { uk: 'Пальто з поясом', en: 'Belted coat' },
  code: 'CO-2014',
  category: 'coats',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 1199000, eur: 26700 },
  weight_kg: 1.52,
  fit: { line: 'chest', ease_cm: 18 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 108, '170-177': 114 } },
  description: {
    uk: 'Пальто нижче коліна з англійським коміром, яке запинається й тримається на поясі. Крій прямий і досить вільний, щоб під нього вмістилися товстий светр або жакет. Збоку — прорізна кишеня з клапаном, на спинці — середній шов, що трохи підкреслює талію. Підкладка гладка, рукав легко ковзає.',
    en: 'A coat that falls below the knee, with notched lapels, closed by a belt. The cut is straight and roomy enough for a thick sweater or a blazer underneath. A flap pocket at the side; a seam down the back that hints at the waist. The smooth lining lets sleeves slide in easily.',
  },
  composition: {
    uk: '70 % вовна, 25 % поліестер, 5 % кашемір; підкладка — 100 % віскоза',
    en: '70% wool, 25% polyester, 5% cashmere; lining 100% viscose',
  },
  care: dryClean,
  views: {
    front: {
      uk: 'вигляд спереду, англійський комір, пояс зав’язано вузлом, довжина нижче коліна',
      en: 'front view, notched lapels, knotted belt, below the knee',
    },
    back: { uk: 'вигляд ззаду, середній шов і пояс', en: 'back view, centre seam and belt' },
    detail: { uk: 'пояс, манжети й низ пальта', en: 'the belt, the cuffs and the hem' },
  },
  goes_with: ['turtleneck-ivory', 'wide-trousers-camel', 'wrap-dress-burgundy', 'straight-trousers-black'],
  garments: [
    { color: 'camel', pictured: { uk: 'Пальто з поясом кольору кемел', en: 'Camel belted coat' } },
    { color: 'graphite', pictured: { uk: 'Пальто з поясом графітове', en: 'Graphite belted coat' } },
    { color: 'ivory', pictured: { uk: 'Пальто з поясом молочне', en: 'Ivory belted coat' } },
    {
      color: 'mocha-check',
      pictured: { uk: 'Пальто з поясом мокко в клітинку', en: 'Mocha checked belted coat' },
      note: {
        uk: 'Велика темна клітинка проступає на кавовому тлі й сходиться на швах.',
        en: 'A large dark check shows on the coffee ground and is matched at the seams.',
      },
    },
  ],
}
