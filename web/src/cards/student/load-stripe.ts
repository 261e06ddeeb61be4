/** What we use of Stripe's script, as its documentation says it. */
export type StripeField = { mount(place: HTMLElement): void; destroy(): void };
export type StripeScript = {
  elements(options: object): { create(kind: 'card', options: object): StripeField };
  confirmCardSetup(
    clientSecret: string,
    data: { readonly payment_method: { readonly card: StripeField } },
  ): Promise<{ readonly error?: { readonly message?: string } }>;
  /** Shows what the bank asks the holder about a payment, above the page, until they have answered. */
  handleNextAction(payment: {
    readonly clientSecret: string;
  }): Promise<{ readonly error?: { readonly message?: string } }>;
};
declare global {
  interface Window {
    Stripe?: (publicKey: string, options?: { readonly locale?: string }) => StripeScript;
  }
}

const address = 'https://js.stripe.com/v3/';
let loading: Promise<void> | undefined;

/** Stripe wants its script to come from itself. It is loaded where somebody adds a card or confirms a payment, and nowhere else; what failed is tried again the next time. */
export async function loadStripe(publicKey: string, locale: string): Promise<StripeScript> {
  loading ??= new Promise<void>((resolve, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      fail(new Error('the script of Stripe did not come'));
    };
    document.head.append(script);
  });
  await loading;
  if (!window.Stripe) throw new Error('the script of Stripe is not what it was');
  return window.Stripe(publicKey, { locale });
}
