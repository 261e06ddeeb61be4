import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A picture of a text, which names it by `data-file`' })
export class Picture {
  @Field(() => ID) fileId!: string;
  @Field(() => String, { description: 'Where whoever asks sees it for now; visitors what everybody may see' })
  address!: string;
}
