import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { Facts } from '../../components/Facts.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'

/** What the customer agreed to, when, and to which text. */
export function Consents({ customer }: { customer: Pick<StaffCustomer, 'kind' | 'consent' | 'newsletter_consent'> }) {
  const { t, locale } = useTexts()
  const { kind, consent, newsletter_consent: newsletter } = customer
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  const consentText = (text: string, at: string) => t('customer.agreed', { at: moment(at), text })
  const newsletterText = () => {
    if (!newsletter) return t('customer.noNewsletter')
    const { state, text, at, confirmed_at, place, locale: read } = newsletter
    const given = t(place ? `customer.consentPlaces.${place}` : 'customer.consentPlaces.unknown')
    const asked = [consentText(text, at), given, ...(read ? [t(`customer.consentLanguages.${read}`)] : [])].join('\n')
    if (state === 'asked') return `${t('customer.newsletterAsked')}\n${asked}`
    return `${t('customer.newsletterConfirmed', { at: moment(confirmed_at ?? at) })}\n${asked}`
  }
  return (
    <Facts
      facts={[
        {
          name: t('customer.terms'),
          value: consent
            ? consentText(consent.text, consent.at)
            : t(`customer.noTerms${kind === 'account' ? '' : 'Guest'}`),
        },
        { name: t('customers.columns.newsletter'), value: newsletterText() },
      ]}
    />
  )
}
