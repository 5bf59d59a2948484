import { useTranslation } from '@shop/shell/i18n'
import { Heading } from '@shop/ui-kit/page/Heading'
import css from './HowToMeasure.module.css'

const tapes = [
  { letter: 'A', key: 'guide.howChest' },
  { letter: 'B', key: 'guide.howWaist' },
  { letter: 'C', key: 'guide.howHips' },
] as const

/** Where the tape goes: the letters of the drawing stand before the words. */
export function HowToMeasure() {
  const { t } = useTranslation('mf-catalog')
  return (
    <section className={css.section}>
      <Heading level={3}>{t('guide.howTitle')}</Heading>
      <div className={css.how}>
        <Figure />
        <ul className={css.tapes}>
          {tapes.map(({ letter, key }) => (
            <li key={letter}>
              <span className={css.letter} aria-hidden="true">
                {letter}
              </span>
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A dress form with three tapes around it; the words beside it say the same. */
function Figure() {
  return (
    <svg className={css.figure} viewBox="0 0 120 200" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M54 4h12M60 4v8M53 12h14l-1 18c8 4 18 5 22 9 4 5 2 13 0 19-2 8-1 15-5 24-3 7-5 10-5 15 0 8 7 15 10 27 2 9 2 20 1 32H31c-1-12-1-23 1-32 3-12 10-19 10-27 0-5-2-8-5-15-4-9-3-16-5-24-2-6-4-14 0-19 4-4 14-5 22-9l-1-18" />
      <path d="M60 156v34M44 194c6-5 26-5 32 0" />
      <g className={css.tape}>
        <path d="M32 61c12 8 44 8 56 0M42 97c8 5 28 5 36 0M31 138c12 8 46 8 58 0" />
        <path d="M90 61h14M79 97h25M90 138h14" strokeDasharray="2 3" />
      </g>
      <g className={css.letters}>
        <text x="108" y="65">
          A
        </text>
        <text x="108" y="101">
          B
        </text>
        <text x="108" y="142">
          C
        </text>
      </g>
    </svg>
  )
}
