import { type StaffMeans, staffMeans } from '@shop/contracts/orders/payment-means'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { ObligatoryGroupMark } from '../components/ObligatoryLegend.tsx'
import { useTexts } from '../use-texts.ts'
import { type ErrorOf, obligatory } from './problem-text.ts'

type Props = { value: StaffMeans | ''; onChange: (value: string) => void; errorOf: ErrorOf }

/** By what staff took the money: it goes back the same way. */
export function MeansChoice({ value, onChange, errorOf }: Props) {
  const { t } = useTexts()
  const legend = t('means.title')
  return (
    <ChipRadio
      legend={
        <>
          {legend}
          <ObligatoryGroupMark />
        </>
      }
      options={staffMeans.map(value => ({ value, label: t(`means.${value}`) }))}
      value={value || null}
      onChange={onChange}
      error={obligatory(errorOf, 'means', legend).error}
    />
  )
}
