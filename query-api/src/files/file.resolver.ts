import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readsFiles } from '@paideia/events/files/file.permissions.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { files, type FileView } from '@paideia/projection-service/files/file.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { fileAddressOf } from './file.queries.ts';
import { File, FileInput, FileUpload } from './file.types.ts';

const fileOf = ({ _id, name, type, size, purpose, status }: FileView): File => ({
  _id,
  name,
  type,
  size,
  purpose,
  isStored: status === 'stored',
});
const register = changeOf(files, async (context, id): Promise<FileUpload> => {
  const file = await savedRecord(context, files, id);
  const { size, uploadId, status } = file;
  const partUploadUrls =
    status === 'registered' ? await context.files.partAddresses({ key: fileKey(id), uploadId }, size) : [];
  return { file: fileOf(file), partUploadUrls };
});
/** What is in a file is known once all of it is there: the record says whether it was taken. */
const store = changeOf(files, async (context, id): Promise<File> => {
  const file = await savedRecord(context, files, id);
  const { refusal } = file;
  if (refusal === null) return fileOf(file);
  throw new Refusal(refusal === 'wrongType' || refusal === 'unsafe' ? `file.${refusal}` : `upload.${refusal}`);
});

@Resolver()
export class FileResolver {
  /** Asked again for the same file it answers fresh addresses. */
  @Mutation(() => FileUpload)
  registerFile(
    @Arg('input', () => FileInput) { _id: fileId, ...file }: FileInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<FileUpload> {
    return register(context, fileId, 'RegisterFile', { fileId, ...file }, intent);
  }

  /** Once its parts were sent. */
  @Mutation(() => File)
  storeFile(@Args(() => RecordArgs) { _id: fileId, ...intent }: RecordArgs, @Ctx() context: Context): Promise<File> {
    return store(context, fileId, 'StoreFile', { fileId }, intent);
  }

  @Mutation(() => Boolean)
  async removeFile(
    @Args(() => RecordArgs) { _id: fileId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('RemoveFile', { fileId }, { ...intent, then: [files] });
    return true;
  }

  /** Its owner and admins read it there for some minutes. Others ask for it by the record that names it. */
  @Query(() => String)
  async fileAddress(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<string> {
    context.signedIn();
    const file = context.visible(await context.join(files, id), readsFiles, ({ ownerId }) => ({ ownerId }));
    const address = fileAddressOf(context, file);
    if (address === null) throw new Refusal('notFound');
    return address;
  }
}
