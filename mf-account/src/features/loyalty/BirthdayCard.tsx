import { Link } from '@shop/shell/router'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useTexts } from '../../use-texts.ts'
import css from './Loyalty.module.css'

export function BirthdayCard({ birthDate, percent }: { birthDate: string | null; percent: number }) {
  const { t } = useTexts()
  return (
    <section className={css.birthday}>
      <Heading level={2} look="h3">
        {t('personal.discount.birthday', { percent })}
      </Heading>
      <p>{t('personal.discount.birthdayText')}</p>
      {birthDate === null && (
        <p>
          <Link to="/user/personal/info">{t('personal.discount.tellBirthDate')}</Link>
        </p>
      )}
    </section>
  )
}
