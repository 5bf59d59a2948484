import { MOST_IN_BUNDLE } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { Controller } from 'react-hook-form'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { ChosenProducts } from '../../goods/ChosenProducts.tsx'
import { useTexts } from '../../use-texts.ts'
import type { BundleEdit } from './bundle-edit.ts'

export function BundleProducts({ edit }: { edit: BundleEdit }) {
  const { t } = useTexts()
  const { form, errorOf, forgetRefusal } = edit
  return (
    <ScreenPart look="paper" title={t('bundle.products')}>
      <Controller
        control={form.control}
        name="products"
        render={({ field }) => (
          <ChosenProducts
            label={t('bundle.products')}
            pickLabel={t('bundle.pick')}
            noneText={t('bundle.noProducts')}
            products={field.value}
            onChange={products => {
              // What was wrong stood at places that other products have now.
              forgetRefusal()
              field.onChange(products)
            }}
            most={MOST_IN_BUNDLE}
            errorAt={index => errorOf(`products.${index}`)}
            error={errorOf('products')}
          />
        )}
      />
    </ScreenPart>
  )
}
