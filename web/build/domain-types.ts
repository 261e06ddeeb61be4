import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';

/** What the types of the domain are called in the schema that the generator reads, and where they stand. */
export const domainTypes = { InvoiceStatus: '@paideia/events/invoices/invoice.rules.ts#InvoiceStatus' } as const;

/** Fields that are a String in the schema, because the values of their type are no names, such as `over-paid`: no GraphQL enum can have them. */
const fields: Readonly<Record<string, keyof typeof domainTypes>> = { 'Invoice.status': 'InvoiceStatus' };

/** The schema with the types of the domain in these fields. */
export function withDomainTypes(sdl: string): DocumentNode {
  const named = <Node extends FieldDefinitionNode | InputValueDefinitionNode>(parent: string, field: Node): Node => {
    const value = fields[`${parent}.${field.name.value}`];
    if (!value) return field;
    const type = visit(field.type, {
      NamedType: (node) => (node.name.value === 'String' ? { ...node, name: { ...node.name, value } } : undefined),
    });
    return { ...field, type };
  };
  const schema = visit(parse(sdl), {
    ObjectTypeDefinition: (node) => ({ ...node, fields: node.fields?.map((field) => named(node.name.value, field)) }),
    InputObjectTypeDefinition: (node) => ({
      ...node,
      fields: node.fields?.map((field) => named(node.name.value, field)),
    }),
  });
  const scalars = Object.keys(domainTypes).map((value) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION as const,
    name: { kind: Kind.NAME as const, value },
  }));
  const isTaken = new Set(schema.definitions.map((one) => ('name' in one ? one.name?.value : undefined)));
  return { ...schema, definitions: [...schema.definitions, ...scalars.filter(({ name }) => !isTaken.has(name.value))] };
}
