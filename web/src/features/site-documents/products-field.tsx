import { useId, useRef, useState } from 'react';
import { centsIn, isPrice, newProduct, typedOfProducts, type ProductDraft } from './products-draft.ts';
import { controlAt, useFocusAfter } from './use-focus-after.ts';

type Props = { products: readonly ProductDraft[]; readOnly: boolean; onChange: (typed: string) => void };

/** A form for each product, in place of the list as it is kept. */
export function ProductsField({ products, readOnly, onChange }: Props) {
  const to = (next: readonly ProductDraft[]) => onChange(typedOfProducts(next));
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(list);
  const focusProduct = (at: number) =>
    focusAfter((place) => controlAt(place.querySelectorAll('fieldset'), at, place.querySelector('button')));
  const remove = (at: number) => {
    to(products.filter((_, other) => other !== at));
    focusProduct(at);
  };
  const add = () => {
    to([...products, newProduct(products)]);
    focusProduct(products.length);
  };
  return (
    <div className="site-products" ref={list}>
      {products.map((product, place) => (
        <Product
          key={product.id}
          product={product}
          readOnly={readOnly}
          onChange={(change) => to(products.map((each, at) => (at === place ? { ...each, ...change } : each)))}
          onRemove={() => remove(place)}
        />
      ))}
      {!readOnly && (
        <button type="button" className="button" onClick={add}>
          Add a product
        </button>
      )}
    </div>
  );
}

type ProductProps = {
  product: ProductDraft;
  readOnly: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onRemove: () => void;
};

function Product({ product, readOnly, onChange, onRemove }: ProductProps) {
  const id = useId();
  const { name, fromCents, text, leads } = product;
  const [price, setPrice] = useState(fromCents === null ? '' : (fromCents / 100).toFixed(2));
  const isWrong = !isPrice(fromCents);
  const title = name === '' ? 'A product without a name' : name;
  return (
    <fieldset className="site-product" disabled={readOnly}>
      <legend>{title}</legend>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={100}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-price`}>Price from, in US dollars</label>
        <input
          id={`${id}-price`}
          className="input"
          inputMode="decimal"
          value={price}
          aria-invalid={isWrong}
          {...(isWrong && { 'aria-describedby': `${id}-price-problem` })}
          onChange={(event) => {
            setPrice(event.target.value);
            onChange({ fromCents: centsIn(event.target.value) });
          }}
        />
        {isWrong && (
          <p className="problem" id={`${id}-price-problem`}>
            Enter a price, such as 49.00.
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>What it is</label>
        <textarea
          id={`${id}-text`}
          className="input"
          rows={4}
          maxLength={500}
          value={text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <label className="site-check">
        <input type="checkbox" checked={leads} onChange={(event) => onChange({ leads: event.target.checked })} /> Its
        sign-up opens an account for leads here
      </label>
      {!readOnly && (
        <button type="button" className="button quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </button>
      )}
    </fieldset>
  );
}
