// To say how an element looks jsdom tries every rule of every sheet on it, by a matcher that is slow, and does so anew after each change of the page: two fifths
// of what the tests of screens took. Here a rule is tried on those elements alone that have its class or its name, and what the same rules say is put together once.

type Style = Pick<
  CSSStyleDeclaration,
  'length' | 'cssText' | 'getPropertyValue' | 'getPropertyPriority' | 'setProperty' | 'removeProperty'
> & { readonly [at: number]: string };
type Sheet = { readonly cssRules: ArrayLike<Rule> };
type Rule = {
  readonly selectorText?: string;
  readonly style?: Style;
  readonly media?: ArrayLike<string>;
  readonly cssRules?: ArrayLike<Rule>;
};
type Match = (selector: string, element: Element) => boolean;
/** What jsdom keeps behind a page, as far as it is used here. */
type BehindDocument = {
  readonly styleSheets: { readonly _list: Sheet[] };
  readonly _nwsapiDontThrow: { match: Match };
  /** How its elements look, which it forgets with each change. */
  _styleCache: WeakMap<object, Style> | null;
};
const isBehind = (value: unknown): value is BehindDocument =>
  typeof value === 'object' && value !== null && '_nwsapiDontThrow' in value && '_styleCache' in value;

/** One of those that a selector lists: whom it may mean, and whether that says all. */
type Meant = { readonly classes: readonly string[]; readonly name?: string | undefined; readonly isAll: boolean };
const last = /(?:^|[\s>+~])((?:[a-z][\w-]*|\*)?(?:\.[\w-]+|\[[^\]\s,]*\]|::?[\w-]+(?:\([\w\s.:+-]*\))?)*)$/i;
function meantBy(selector: string): Meant {
  const end = /[\\#|]/.test(selector) ? undefined : last.exec(selector)?.[1];
  if (!end) return { classes: [], isAll: false };
  const plain = end.replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  const name = /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase();
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, found]) => found!);
  const whole = name === undefined ? classes.map((one) => `.${one}`).join('') : name;
  return { classes, name, isAll: whole === selector && whole !== '' };
}
/** A comma within brackets ends nothing, so whoever has any is not told apart. */
const allMeantBy = (selectors: string): readonly Meant[] =>
  /[([].*,/.test(selectors) ? [{ classes: [], isAll: false }] : selectors.split(',').map((one) => meantBy(one.trim()));

type Ordered = { readonly order: number; readonly selector: string; readonly meant: readonly Meant[]; style: Style };

/** Rules in the order in which they stand, found by what their elements must have. */
function ruleIndex() {
  const [byClass, byName, others] = [new Map<string, Ordered[]>(), new Map<string, Ordered[]>(), [] as Ordered[]];
  const into = (map: Map<string, Ordered[]>, key: string, rule: Ordered) =>
    map.set(key, [...(map.get(key) ?? []), rule]);
  let count = 0;
  return {
    isEmpty: () => count === 0,
    add(selector: string, style: Style): void {
      const rule = { order: count++, selector, style, meant: allMeantBy(selector) };
      for (const { classes, name } of rule.meant)
        if (classes.length > 0) into(byClass, classes[0]!, rule);
        else if (name !== undefined) into(byName, name, rule);
        else others.push(rule);
    },
    of(element: Element, match: Match): readonly Ordered[] {
      const [has, name] = [new Set(element.classList), element.localName.toLowerCase()];
      const found = new Set([...others, ...(byName.get(name) ?? [])]);
      for (const one of has) for (const rule of byClass.get(one) ?? []) found.add(rule);
      const isMeant = ({ meant, selector }: Ordered) => {
        const may = meant.filter(
          (one) => one.classes.every((needed) => has.has(needed)) && (one.name ?? name) === name,
        );
        return may.some(({ isAll }) => isAll) || (may.length > 0 && match(selector, element));
      };
      return [...found].filter(isMeant).sort((a, b) => a.order - b.order);
    },
  };
}

/** The rules of a sheet that jsdom heeds: those for screens, and those for all. */
const heeded = ({ cssRules }: Sheet): readonly Rule[] =>
  Array.from(cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules ?? []) : [];
  });

/** As jsdom does it: the last rule has its way, and `unset` takes back what others have said. */
function put(from: Style, into: Style): void {
  for (const property of Array.from(from)) {
    const value = from.getPropertyValue(property);
    if (value === 'unset') into.removeProperty(property);
    else into.setProperty(property, value, from.getPropertyPriority(property));
  }
}

/** The same as what jsdom answers, sooner. */
export function quickStyles(page: Document, ask: (element: Element) => CSSStyleDeclaration) {
  const root = page.documentElement;
  const shown = Object.getPrototypeOf(ask(root)) as Style; // Being asked, it makes the matcher.
  const key = Object.getOwnPropertySymbols(page).find((symbol) => isBehind(Reflect.get(page, symbol)));
  if (!key) throw new Error('jsdom keeps its matcher elsewhere now');
  const behind = <Kind>(node: Node) => Reflect.get(node, key) as Kind;
  const own = behind<BehindDocument>(page);
  const { match } = own._nwsapiDontThrow;
  const emptyStyle = () => Reflect.construct(shown.constructor as new () => Style, []);

  /** jsdom's own rules come first. Its matcher is asked of each in its turn, and finds one of them at a time. */
  function ownRules(): readonly (readonly [selector: string, style: Style])[] {
    const found: (readonly [string, Style])[] = [];
    const sheets = own.styleSheets._list.splice(0);
    for (let isOver = false; !isOver;) {
      let [at, selector] = [0, ''];
      own._nwsapiDontThrow.match = (given) => at++ === found.length && ((selector = given), true);
      own._styleCache = null;
      ask(root);
      isOver = at <= found.length;
      if (!isOver) found.push([selector, own._styleCache!.get(behind(root))!]);
    }
    own.styleSheets._list.push(...sheets);
    [own._nwsapiDontThrow.match, own._styleCache] = [match, null];
    return found;
  }

  let first: ReturnType<typeof ownRules> | undefined;
  let index = ruleIndex();
  let indexed: (readonly [Sheet, number])[] = [];
  const made = new Map<string, Style>();
  /** Sheets mostly come at the end. Where one is gone or has changed, all are read anew. */
  function readSheets(): void {
    first ??= ownRules();
    const sheets = own.styleSheets._list;
    const isAsBefore = indexed.every(([sheet, length], n) => sheets[n] === sheet && sheet.cssRules.length === length);
    if (!isAsBefore || index.isEmpty()) {
      [index, indexed] = [ruleIndex(), []];
      made.clear();
      for (const rule of first) index.add(...rule);
    }
    for (const sheet of sheets.slice(indexed.length)) {
      for (const { selectorText, style } of heeded(sheet)) if (selectorText && style) index.add(selectorText, style);
      indexed.push([sheet, sheet.cssRules.length]);
    }
  }
  /** Elements of the same rules and the same style of their own have one between them. */
  function styleOf(element: Element): Style {
    const rules = index.of(element, match);
    const { style } = element as HTMLElement;
    const name = `${rules.map(({ order }) => order).join()} ${style.length > 0 ? style.cssText : ''}`;
    const known = made.get(name);
    if (known) return known;
    const all = emptyStyle();
    for (const one of [...rules.map((rule) => rule.style), style]) put(one, all);
    made.set(name, all);
    return all;
  }

  const answers = new WeakMap<Style, WeakMap<object, CSSStyleDeclaration>>();
  /** What is said of an element follows from its own style and from what is said of its parent, as long as the page stays as it is. */
  function answer(element: Element): CSSStyleDeclaration {
    if (!own._styleCache) readSheets();
    const cache = (own._styleCache ??= new WeakMap());
    const known = cache.get(behind(element));
    const style = known ?? styleOf(element);
    if (!known) cache.set(behind(element), style);
    const above = element.parentElement ? answer(element.parentElement) : page;
    const ofStyle = answers.get(style) ?? new WeakMap<object, CSSStyleDeclaration>();
    answers.set(style, ofStyle);
    const given = ofStyle.get(above) ?? ask(element);
    ofStyle.set(above, given);
    return given;
  }
  return (element: Element) => (element.ownerDocument === page ? answer(element) : ask(element));
}
