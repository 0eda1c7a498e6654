// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type {
  AddAccountBody,
  AddAccountReply,
  SuspendAccountBody,
  SuspendAccountReply,
  ResumeAccountBody,
  ResumeAccountReply,
  ResetAccountPasswordBody,
  ResetAccountPasswordReply,
  ListArticleZoneCategoriesBody,
  ListArticleZoneCategoriesReply,
  ListArticleZoneRefsBody,
  ListArticleZoneRefsReply,
  GetArticleBody,
  GetArticleReply,
  ListOwnArticlesBody,
  ListOwnArticlesReply,
  GetOwnArticleBody,
  GetOwnArticleReply,
  SaveArticleDraftBody,
  SaveArticleDraftReply,
  DeleteArticleDraftBody,
  DeleteArticleDraftReply,
  PublishArticleBody,
  PublishArticleReply,
  WithdrawArticleBody,
  WithdrawArticleReply,
  DeleteArticleBody,
  DeleteArticleReply,
  SaveArticleTopBody,
  SaveArticleTopReply,
  ListOwnArticleZonesBody,
  ListOwnArticleZonesReply,
  SaveArticleZoneBody,
  SaveArticleZoneReply,
  DeleteArticleZoneBody,
  DeleteArticleZoneReply,
  SaveArticleZoneOrderBody,
  SaveArticleZoneOrderReply,
  ListAuditLogBody,
  ListAuditLogReply,
  CheckAuditLogBody,
  CheckAuditLogReply,
  CreateDatabaseCopyBody,
  CreateDatabaseCopyReply,
  ListLabelsBody,
  ListLabelsReply,
  ListBlogsBody,
  ListBlogsReply,
  GetBlogBody,
  GetBlogReply,
  ListBlogCommentsBody,
  ListBlogCommentsReply,
  GetBloggerBody,
  GetBloggerReply,
  SearchBlogsBody,
  SearchBlogsReply,
  ListRecommendedArticlesBody,
  ListRecommendedArticlesReply,
  SaveBloggerBody,
  SaveBloggerReply,
  UpdateBloggerBody,
  UpdateBloggerReply,
  GetOwnBloggerBody,
  GetOwnBloggerReply,
  GetBloggerSignedInBody,
  GetBloggerSignedInReply,
  ListRecommendedBloggersBody,
  ListRecommendedBloggersReply,
  ListAttendedBlogsBody,
  ListAttendedBlogsReply,
  SaveBlogBody,
  SaveBlogReply,
  UpdateBlogBody,
  UpdateBlogReply,
  DeleteBlogBody,
  DeleteBlogReply,
  ListOwnBlogsBody,
  ListOwnBlogsReply,
  GetBlogSignedInBody,
  GetBlogSignedInReply,
  SaveBlogRecordBody,
  SaveBlogRecordReply,
  DeleteBlogRecordBody,
  DeleteBlogRecordReply,
  ListBloggerRecordsBody,
  ListBloggerRecordsReply,
  ListFansBody,
  ListFansReply,
  ListBlogCollectionsBody,
  ListBlogCollectionsReply,
  SaveBloggerRecordBody,
  SaveBloggerRecordReply,
  SaveBlogLikeBody,
  SaveBlogLikeReply,
  SaveBlogCommentBody,
  SaveBlogCommentReply,
  ListBlogCommentsSignedInBody,
  ListBlogCommentsSignedInReply,
  DeleteBlogCommentBody,
  DeleteBlogCommentReply,
  SavePostCommentLikeBody,
  SavePostCommentLikeReply,
  SaveLabelRecordBody,
  SaveLabelRecordReply,
  ListLabelRecordsBody,
  ListLabelRecordsReply,
  ListReceivedCommentsBody,
  ListReceivedCommentsReply,
  GetCommunityFiguresBody,
  GetCommunityFiguresReply,
  RestorePostBody,
  RestorePostReply,
  SaveCartItemBody,
  SaveCartItemReply,
  ListCartReply,
  GetCartCountReply,
  DeleteCartItemsBody,
  DeleteCartItemsReply,
  ListWaitingBody,
  ListWaitingReply,
  GetPlatformWaitingBody,
  GetPlatformWaitingReply,
  GetOrganisationFiguresBody,
  GetOrganisationFiguresReply,
  GetCourseFiguresBody,
  GetCourseFiguresReply,
  ListCourseLearnersBody,
  ListCourseLearnersReply,
  ExportCourseFiguresBody,
  ExportCourseFiguresReply,
  ListCertificateTemplatesBody,
  ListCertificateTemplatesReply,
  GetCertificateTemplateBody,
  GetCertificateTemplateReply,
  ListCertificateTemplateVersionsBody,
  ListCertificateTemplateVersionsReply,
  ListCertificateSourcesBody,
  ListCertificateSourcesReply,
  SaveCertificateTemplateBody,
  SaveCertificateTemplateReply,
  DeleteCertificateTemplateBody,
  DeleteCertificateTemplateReply,
  AddCertificatePictureBody,
  AddCertificatePictureReply,
  GetCertificatePreviewBody,
  GetCertificatePreviewReply,
  ListIssuedCertificatesBody,
  ListIssuedCertificatesReply,
  ListCertificatePeopleBody,
  ListCertificatePeopleReply,
  IssueCertificatesBody,
  IssueCertificatesReply,
  GetCertificateBatchBody,
  GetCertificateBatchReply,
  RevokeCertificateBody,
  RevokeCertificateReply,
  RevokeCertificatesBody,
  RevokeCertificatesReply,
  ReissueCertificateBody,
  ReissueCertificateReply,
  ListCertificatesBody,
  ListCertificatesReply,
  GetCertificateParams,
  GetCertificateReply,
  GetPublicCertificateParams,
  GetPublicCertificateReply,
  GetCertificateCheckParams,
  GetCertificateCheckReply,
  CheckCertificateBody,
  CheckCertificateReply,
  UpdateCertificateBody,
  UpdateCertificateReply,
  ExportCertificateBody,
  ExportCertificateReply,
  ListCourseCommentsBody,
  ListCourseCommentsReply,
  SaveCourseCommentBody,
  SaveCourseCommentReply,
  DeleteCourseCommentBody,
  DeleteCourseCommentReply,
  SaveCommentLikeBody,
  SaveCommentLikeReply,
  ListOwnCouponsBody,
  ListOwnCouponsReply,
  ListCouponTargetsBody,
  ListCouponTargetsReply,
  SaveCouponBody,
  SaveCouponReply,
  IssueCouponBody,
  IssueCouponReply,
  SuspendCouponBody,
  SuspendCouponReply,
  SuspendCouponsBody,
  SuspendCouponsReply,
  ListCouponUsesBody,
  ListCouponUsesReply,
  ListCouponsToTakeReply,
  AcceptCouponBody,
  AcceptCouponReply,
  ListCourseCategoriesBody,
  ListCourseCategoriesReply,
  ListCoursesBody,
  ListCoursesReply,
  GetCourseBody,
  GetCourseReply,
  ListCourseChaptersBody,
  ListCourseChaptersReply,
  SearchCoursesBody,
  SearchCoursesReply,
  ListRecommendedCoursesBody,
  ListRecommendedCoursesReply,
  ListRecommendedResourcesBody,
  ListRecommendedResourcesReply,
  GetCourseSharingParams,
  GetCourseSharingReply,
  ListCustomCategoriesParams,
  ListCustomCategoriesReply,
  ListCustomPackagesBody,
  ListCustomPackagesReply,
  GetCustomPackageParams,
  GetCustomPackageReply,
  CheckCustomApplyBody,
  CheckCustomApplyReply,
  SaveCustomApplyBody,
  SaveCustomApplyReply,
  ListCustomAppliesBody,
  ListCustomAppliesReply,
  AuditCustomApplyBody,
  AuditCustomApplyReply,
  ListOwnCustomPackagesBody,
  ListOwnCustomPackagesReply,
  SaveCustomPackageBody,
  SaveCustomPackageReply,
  SaveCustomPackageStateBody,
  SaveCustomPackageStateReply,
  ListSiteDomainsBody,
  ListSiteDomainsReply,
  AddSiteDomainBody,
  AddSiteDomainReply,
  RemoveSiteDomainBody,
  RemoveSiteDomainReply,
  CheckSiteDomainBody,
  CheckSiteDomainReply,
  SaveCanonicalDomainBody,
  SaveCanonicalDomainReply,
  GetEarningsReply,
  ListIncomeBody,
  ListIncomeReply,
  GetIncomeTotalsBody,
  GetIncomeTotalsReply,
  ListWithdrawalsBody,
  ListWithdrawalsReply,
  SaveBankAccountBody,
  SaveBankAccountReply,
  SaveWithdrawalBody,
  SaveWithdrawalReply,
  ListPayoutsBody,
  ListPayoutsReply,
  AuditWithdrawalBody,
  AuditWithdrawalReply,
  ExportPayoutsBody,
  ExportPayoutsReply,
  SavePayoutAnswersBody,
  SavePayoutAnswersReply,
  CheckPayoutAnswersBody,
  CheckPayoutAnswersReply,
  ListExamSubjectsBody,
  ListExamSubjectsReply,
  SaveExamSubjectBody,
  SaveExamSubjectReply,
  DeleteExamSubjectBody,
  DeleteExamSubjectReply,
  ListExamQuestionsBody,
  ListExamQuestionsReply,
  GetExamQuestionBody,
  GetExamQuestionReply,
  SaveExamQuestionBody,
  SaveExamQuestionReply,
  DeleteExamQuestionBody,
  DeleteExamQuestionReply,
  RestoreExamQuestionBody,
  RestoreExamQuestionReply,
  GetExamQuestionRecordBody,
  GetExamQuestionRecordReply,
  ListExamTagsBody,
  ListExamTagsReply,
  ListExamPapersBody,
  ListExamPapersReply,
  GetExamPaperBody,
  GetExamPaperReply,
  SaveExamPaperBody,
  SaveExamPaperReply,
  DeleteExamPaperBody,
  DeleteExamPaperReply,
  ListExamPaperVersionsBody,
  ListExamPaperVersionsReply,
  CheckExamPaperBody,
  CheckExamPaperReply,
  GetExamPaperPreviewBody,
  GetExamPaperPreviewReply,
  ListOwnExamsBody,
  ListOwnExamsReply,
  GetOwnExamBody,
  GetOwnExamReply,
  SaveExamBody,
  SaveExamReply,
  PublishExamBody,
  PublishExamReply,
  ListExamMarkingBody,
  ListExamMarkingReply,
  GetExamMarkingBody,
  GetExamMarkingReply,
  SaveExamMarkBody,
  SaveExamMarkReply,
  ListExamPeopleBody,
  ListExamPeopleReply,
  CheckExamPeopleBody,
  CheckExamPeopleReply,
  AddExamPeopleBody,
  AddExamPeopleReply,
  SaveExamPersonBody,
  SaveExamPersonReply,
  UpdateExamCodesBody,
  UpdateExamCodesReply,
  ListExamAssistantsBody,
  ListExamAssistantsReply,
  AddExamAssistantBody,
  AddExamAssistantReply,
  RemoveExamAssistantBody,
  RemoveExamAssistantReply,
  GetExamBoardBody,
  GetExamBoardReply,
  AddExamTimeBody,
  AddExamTimeReply,
  SubmitOpenAttemptsBody,
  SubmitOpenAttemptsReply,
  SendExamNoticeBody,
  SendExamNoticeReply,
  StartExamMarkingBody,
  StartExamMarkingReply,
  ListExamLateAnswersBody,
  ListExamLateAnswersReply,
  AcceptExamLateAnswerBody,
  AcceptExamLateAnswerReply,
  CheckExamQuestionsBody,
  CheckExamQuestionsReply,
  ImportExamQuestionsBody,
  ImportExamQuestionsReply,
  ExportExamQuestionsBody,
  ExportExamQuestionsReply,
  ListExamExportOmissionsBody,
  ListExamExportOmissionsReply,
  GetExamQuestionTemplateBody,
  GetExamQuestionTemplateReply,
  ListPracticeSubjectsBody,
  ListPracticeSubjectsReply,
  GetPracticeStandingBody,
  GetPracticeStandingReply,
  SavePracticeSubjectBody,
  SavePracticeSubjectReply,
  GetPracticeQuestionsBody,
  GetPracticeQuestionsReply,
  CheckPracticeAnswerBody,
  CheckPracticeAnswerReply,
  SavePracticeFavouriteBody,
  SavePracticeFavouriteReply,
  ListExamResultsBody,
  ListExamResultsReply,
  GetExamAnalysisBody,
  GetExamAnalysisReply,
  GetExamRegradeBody,
  GetExamRegradeReply,
  SaveExamRegradeBody,
  SaveExamRegradeReply,
  ListExamMarkingChangesBody,
  ListExamMarkingChangesReply,
  ListExamsBody,
  ListExamsReply,
  ListGivenExamsBody,
  ListGivenExamsReply,
  GetExamParams,
  GetExamReply,
  GetExamStandingBody,
  GetExamStandingReply,
  LoginWithExamCodeBody,
  LoginWithExamCodeReply,
  StartExamAttemptBody,
  StartExamAttemptReply,
  GetExamAttemptBody,
  GetExamAttemptReply,
  SaveExamAnswersBody,
  SaveExamAnswersReply,
  SaveExamEventsBody,
  SaveExamEventsReply,
  SubmitExamAttemptBody,
  SubmitExamAttemptReply,
  GetExamResultBody,
  GetExamResultReply,
  GetExamExplanationsBody,
  GetExamExplanationsReply,
  ListExamAttemptsBody,
  ListExamAttemptsReply,
  GetPlatformFiguresBody,
  GetPlatformFiguresReply,
  ExportPlatformFiguresBody,
  ExportPlatformFiguresReply,
  SaveCollectionBody,
  SaveCollectionReply,
  DeleteCollectionBody,
  DeleteCollectionReply,
  ListCollectionsBody,
  ListCollectionsReply,
  SaveAttentionBody,
  SaveAttentionReply,
  DeleteAttentionBody,
  DeleteAttentionReply,
  ListAttentionsBody,
  ListAttentionsReply,
  GetAttentionBody,
  GetAttentionReply,
  SaveGradeAttendanceBody,
  SaveGradeAttendanceReply,
  GetGradeAttendanceBody,
  GetGradeAttendanceReply,
  ListGradeAttendeesBody,
  ListGradeAttendeesReply,
  SaveGradeAttendeeBody,
  SaveGradeAttendeeReply,
  ListAttendanceLessonsBody,
  ListAttendanceLessonsReply,
  ListAttendanceTotalsBody,
  ListAttendanceTotalsReply,
  CheckGradeTokenBody,
  CheckGradeTokenReply,
  SignGradeAttendanceBody,
  SignGradeAttendanceReply,
  ListOwnGradesBody,
  ListOwnGradesReply,
  GetOwnGradeBody,
  GetOwnGradeReply,
  SaveGradeBody,
  SaveGradeReply,
  SaveGradeStateBody,
  SaveGradeStateReply,
  DeleteGradeBody,
  DeleteGradeReply,
  ListGradeMembersBody,
  ListGradeMembersReply,
  ListGradeCandidatesBody,
  ListGradeCandidatesReply,
  SaveGradeMembersBody,
  SaveGradeMembersReply,
  SaveGradeRoleBody,
  SaveGradeRoleReply,
  CheckGradeListBody,
  CheckGradeListReply,
  ImportGradeMembersBody,
  ImportGradeMembersReply,
  ListGradeCodesBody,
  ListGradeCodesReply,
  AddGradeCodeBody,
  AddGradeCodeReply,
  CancelGradeCodeBody,
  CancelGradeCodeReply,
  ListGradeApplicationsBody,
  ListGradeApplicationsReply,
  AuditGradeApplicationsBody,
  AuditGradeApplicationsReply,
  AddGradeNoticeBody,
  AddGradeNoticeReply,
  DeleteGradeNoticeBody,
  DeleteGradeNoticeReply,
  SaveGradeLessonBody,
  SaveGradeLessonReply,
  DeleteGradeLessonBody,
  DeleteGradeLessonReply,
  ListGradeCoursesBody,
  ListGradeCoursesReply,
  ListGradeChoicesBody,
  ListGradeChoicesReply,
  SaveGradeContentBody,
  SaveGradeContentReply,
  GetGradeBookBody,
  GetGradeBookReply,
  ExportGradeBookBody,
  ExportGradeBookReply,
  GetGradeFiguresBody,
  GetGradeFiguresReply,
  ListGradesBody,
  ListGradesReply,
  GetGradeParams,
  GetGradeReply,
  GetGradeStandingBody,
  GetGradeStandingReply,
  JoinGradeBody,
  JoinGradeReply,
  SaveGradeApplicationBody,
  SaveGradeApplicationReply,
  WithdrawGradeApplicationBody,
  WithdrawGradeApplicationReply,
  LeaveGradeBody,
  LeaveGradeReply,
  AcceptGradeInvitationBody,
  AcceptGradeInvitationReply,
  ListMyGradesBody,
  ListMyGradesReply,
  GetGradeRoomParams,
  GetGradeRoomReply,
  ListGradeMatesBody,
  ListGradeMatesReply,
  GetGradeBoardBody,
  GetGradeBoardReply,
  SaveGradeBoardChoiceBody,
  SaveGradeBoardChoiceReply,
  ExportGradeTimetableBody,
  ExportGradeTimetableReply,
  ListHomeCategoriesBody,
  ListHomeCategoriesReply,
  ListHomeRecommendationsBody,
  ListHomeRecommendationsReply,
  ListOwnHomeworkBody,
  ListOwnHomeworkReply,
  SaveHomeworkBody,
  SaveHomeworkReply,
  DeleteHomeworkBody,
  DeleteHomeworkReply,
  GetHomeworkBody,
  GetHomeworkReply,
  GetHomeworkFileBody,
  GetHomeworkFileReply,
  SaveLecturerAuditBody,
  SaveLecturerAuditReply,
  GetLecturerAuditReply,
  SaveOrganisationAuditBody,
  SaveOrganisationAuditReply,
  GetOrganisationAuditReply,
  ListLecturerAuditsBody,
  ListLecturerAuditsReply,
  AuditLecturerBody,
  AuditLecturerReply,
  ListOrganisationAuditsBody,
  ListOrganisationAuditsReply,
  AuditOrganisationBody,
  AuditOrganisationReply,
  ListLecturerInvitationsBody,
  ListLecturerInvitationsReply,
  SaveLecturerInvitationBody,
  SaveLecturerInvitationReply,
  SaveLecturerLinkBody,
  SaveLecturerLinkReply,
  WithdrawLecturerInvitationBody,
  WithdrawLecturerInvitationReply,
  RemoveLecturerBody,
  RemoveLecturerReply,
  ListLecturerOffersBody,
  ListLecturerOffersReply,
  UpdateLecturerInvitationBody,
  UpdateLecturerInvitationReply,
  CancelTeachingBody,
  CancelTeachingReply,
  ListLecturersBody,
  ListLecturersReply,
  GetLecturerBody,
  GetLecturerReply,
  GetBooksBody,
  GetBooksReply,
  ListLedgerEntriesBody,
  ListLedgerEntriesReply,
  GetLiveChannelReply,
  GetLiveChannelKeyReply,
  UpdateChannelPasswordReply,
  ListLiveSessionsBody,
  ListLiveSessionsReply,
  ListLiveAttendeesBody,
  ListLiveAttendeesReply,
  CreateCourseDraftBody,
  CreateCourseDraftReply,
  ListCourseDraftsBody,
  ListCourseDraftsReply,
  GetCourseDraftParams,
  GetCourseDraftReply,
  SaveCourseDraftBody,
  SaveCourseDraftReply,
  SubmitCourseDraftBody,
  SubmitCourseDraftReply,
  WithdrawCourseDraftBody,
  WithdrawCourseDraftReply,
  SaveCourseShelfBody,
  SaveCourseShelfReply,
  DeleteCourseDraftBody,
  DeleteCourseDraftReply,
  ListCourseAuditsBody,
  ListCourseAuditsReply,
  AuditCourseBody,
  AuditCourseReply,
  GetCoursePreviewBody,
  GetCoursePreviewReply,
  GetPreviewMediaBody,
  GetPreviewMediaReply,
  ListOrganisationLecturersBody,
  ListOrganisationLecturersReply,
  GetOwnLecturerReply,
  SaveOwnLecturerBody,
  SaveOwnLecturerReply,
  ListMediaAssetsBody,
  ListMediaAssetsReply,
  GetMediaAssetBody,
  GetMediaAssetReply,
  GetMediaUrlBody,
  GetMediaUrlReply,
  RenameMediaAssetBody,
  RenameMediaAssetReply,
  DeleteMediaAssetBody,
  DeleteMediaAssetReply,
  ListMediaLessonsBody,
  ListMediaLessonsReply,
  ListMembersBody,
  ListMembersReply,
  RemoveMemberBody,
  RemoveMemberReply,
  ListMemberCodesBody,
  ListMemberCodesReply,
  AddMemberCodeBody,
  AddMemberCodeReply,
  RemoveMemberCodeBody,
  RemoveMemberCodeReply,
  ListMemberInvitationsBody,
  ListMemberInvitationsReply,
  CheckMemberListBody,
  CheckMemberListReply,
  ImportMembersBody,
  ImportMembersReply,
  WithdrawMemberInvitationBody,
  WithdrawMemberInvitationReply,
  UpdateMemberBody,
  UpdateMemberReply,
  SendProfileRequestBody,
  SendProfileRequestReply,
  GetMemberProfileBody,
  GetMemberProfileReply,
  AuditMemberProfileBody,
  AuditMemberProfileReply,
  GetMemberSelfieBody,
  GetMemberSelfieReply,
  GetMemberOfferBody,
  GetMemberOfferReply,
  StartMembershipBody,
  StartMembershipReply,
  GetMembershipBody,
  GetMembershipReply,
  CancelMembershipBody,
  CancelMembershipReply,
  UpdateMemberInvitationBody,
  UpdateMemberInvitationReply,
  GetSelfieBody,
  GetSelfieReply,
  SaveSelfieBody,
  SaveSelfieReply,
  RemoveSelfieBody,
  RemoveSelfieReply,
  ListMessagesBody,
  ListMessagesReply,
  ReadMessageBody,
  ReadMessageReply,
  GetMessageCountReply,
  ReadAllMessagesReply,
  SaveSuggestionBody,
  SaveSuggestionReply,
  ListSuggestionsBody,
  ListSuggestionsReply,
  SendSuggestionAnswerBody,
  SendSuggestionAnswerReply,
  GetMessageChoiceReply,
  SaveMessageChoiceBody,
  SaveMessageChoiceReply,
  ListAnnouncementsBody,
  ListAnnouncementsReply,
  ListAnnouncementTargetsBody,
  ListAnnouncementTargetsReply,
  SaveAnnouncementBody,
  SaveAnnouncementReply,
  CancelAnnouncementBody,
  CancelAnnouncementReply,
  SaveReportBody,
  SaveReportReply,
  ListReviewsBody,
  ListReviewsReply,
  AuditReviewBody,
  AuditReviewReply,
  AuditReviewsBody,
  AuditReviewsReply,
  ListReviewEventsBody,
  ListReviewEventsReply,
  ListOwnReviewsBody,
  ListOwnReviewsReply,
  SaveAppealBody,
  SaveAppealReply,
  ListModerationWordsBody,
  ListModerationWordsReply,
  SaveModerationWordBody,
  SaveModerationWordReply,
  RemoveModerationWordsBody,
  RemoveModerationWordsReply,
  CheckWordListBody,
  CheckWordListReply,
  ImportWordListBody,
  ImportWordListReply,
  CheckModerationTextBody,
  CheckModerationTextReply,
  ListBlockedPeopleBody,
  ListBlockedPeopleReply,
  SaveBlockedPersonBody,
  SaveBlockedPersonReply,
  RemoveBlockedPersonBody,
  RemoveBlockedPersonReply,
  ExportModerationWordsBody,
  ExportModerationWordsReply,
  GetModerationSettingsBody,
  GetModerationSettingsReply,
  SaveModerationSettingsBody,
  SaveModerationSettingsReply,
  ListWritersBody,
  ListWritersReply,
  ListStudyNotesBody,
  ListStudyNotesReply,
  SaveStudyNoteBody,
  SaveStudyNoteReply,
  DeleteStudyNoteBody,
  DeleteStudyNoteReply,
  ListOwnOpenCoursesBody,
  ListOwnOpenCoursesReply,
  ListOpenSessionsBody,
  ListOpenSessionsReply,
  SaveOpenCourseBody,
  SaveOpenCourseReply,
  CancelOpenCourseBody,
  CancelOpenCourseReply,
  ListOpenCourseCategoriesParams,
  ListOpenCourseCategoriesReply,
  ListOpenCoursesBody,
  ListOpenCoursesReply,
  GetOpenCourseParams,
  GetOpenCourseReply,
  GetOpenCourseUserBody,
  GetOpenCourseUserReply,
  SaveOpenCourseUserBody,
  SaveOpenCourseUserReply,
  DeleteOpenCourseUserBody,
  DeleteOpenCourseUserReply,
  QuoteOrderBody,
  QuoteOrderReply,
  CreateOrderBody,
  CreateOrderReply,
  ListOrdersBody,
  ListOrdersReply,
  GetOrderBody,
  GetOrderReply,
  PayOrderBody,
  PayOrderReply,
  CancelOrderBody,
  CancelOrderReply,
  SaveRefundBody,
  SaveRefundReply,
  AuditRefundBody,
  AuditRefundReply,
  ListCouponsReply,
  GetSandboxPaymentBody,
  GetSandboxPaymentReply,
  SaveSandboxPaymentBody,
  SaveSandboxPaymentReply,
  ListRefundsBody,
  ListRefundsReply,
  ListOrganisationsBody,
  ListOrganisationsReply,
  GetOrgInfoParams,
  GetOrgInfoReply,
  GetOwnOrganisationReply,
  SaveOwnOrganisationBody,
  SaveOwnOrganisationReply,
  SendOwnFormBody,
  SendOwnFormReply,
  ListFormEntriesBody,
  ListFormEntriesReply,
  SaveFormEntriesBody,
  SaveFormEntriesReply,
  RemoveFormEntriesBody,
  RemoveFormEntriesReply,
  GetPlaybackUrlBody,
  GetPlaybackUrlReply,
  GetLiveUrlBody,
  GetLiveUrlReply,
  GetAccessoryUrlBody,
  GetAccessoryUrlReply,
  GetTrialUrlBody,
  GetTrialUrlReply,
  ListQuestionsBody,
  ListQuestionsReply,
  SearchQuestionsBody,
  SearchQuestionsReply,
  GetQuestionBody,
  GetQuestionReply,
  ListAnswersBody,
  ListAnswersReply,
  ListQuestionCommentsBody,
  ListQuestionCommentsReply,
  ListSimilarQuestionsBody,
  ListSimilarQuestionsReply,
  SaveQuestionBody,
  SaveQuestionReply,
  GetOwnQuestionBody,
  GetOwnQuestionReply,
  SaveAnswerBody,
  SaveAnswerReply,
  DeleteAnswerBody,
  DeleteAnswerReply,
  SaveQuestionRecordBody,
  SaveQuestionRecordReply,
  DeleteQuestionRecordBody,
  DeleteQuestionRecordReply,
  ListOwnQuestionsBody,
  ListOwnQuestionsReply,
  UpdateQuestionBody,
  UpdateQuestionReply,
  DeleteQuestionBody,
  DeleteQuestionReply,
  ListQuestionRecordsBody,
  ListQuestionRecordsReply,
  ListOwnAnswersBody,
  ListOwnAnswersReply,
  AcceptAnswerBody,
  AcceptAnswerReply,
  SendAnswerInvitationBody,
  SendAnswerInvitationReply,
  SaveQuestionDuplicateBody,
  SaveQuestionDuplicateReply,
  SavePostDraftBody,
  SavePostDraftReply,
  GetPostDraftBody,
  GetPostDraftReply,
  ListPostDraftsBody,
  ListPostDraftsReply,
  DeletePostDraftBody,
  DeletePostDraftReply,
  ListPostRevisionsBody,
  ListPostRevisionsReply,
  GetPostRevisionBody,
  GetPostRevisionReply,
  GetReferralBody,
  GetReferralReply,
  ListReferralsBody,
  ListReferralsReply,
  WithdrawRewardBody,
  WithdrawRewardReply,
  ListSoldLinesBody,
  ListSoldLinesReply,
  SaveLecturerShareBody,
  SaveLecturerShareReply,
  ListPlatformSharesBody,
  ListPlatformSharesReply,
  SavePlatformShareBody,
  SavePlatformShareReply,
  ListShareChangesBody,
  ListShareChangesReply,
  ListShelfCoursesBody,
  ListShelfCoursesReply,
  SuspendCourseBody,
  SuspendCourseReply,
  ResumeCourseBody,
  ResumeCourseReply,
  GetLoginKeyReply,
  LoginWithPasswordBody,
  LoginWithPasswordReply,
  GetCaptchaReply,
  SendCodeBody,
  SendCodeReply,
  LoginWithCodeBody,
  LoginWithCodeReply,
  RegisterBody,
  RegisterReply,
  ResetPasswordBody,
  ResetPasswordReply,
  UpdateLoginPasswordBody,
  UpdateLoginPasswordReply,
  LogoutReply,
  ListSiteImagesBody,
  ListSiteImagesReply,
  AddSiteImageBody,
  AddSiteImageReply,
  SaveSiteImageBody,
  SaveSiteImageReply,
  AddSiteImagePartBody,
  AddSiteImagePartReply,
  RemoveSiteImageBody,
  RemoveSiteImageReply,
  RestoreSiteImageBody,
  RestoreSiteImageReply,
  SuspendSiteBody,
  SuspendSiteReply,
  ResumeSiteBody,
  ResumeSiteReply,
  SuspendSitesBody,
  SuspendSitesReply,
  ResumeSitesBody,
  ResumeSitesReply,
  GetSiteUsageBody,
  GetSiteUsageReply,
  SaveSitePlanBody,
  SaveSitePlanReply,
  UpdateSitePlansBody,
  UpdateSitePlansReply,
  ListDraftFaultsBody,
  ListDraftFaultsReply,
  ListSitesBody,
  ListSitesReply,
  GetSiteBody,
  GetSiteReply,
  GetSiteFiguresBody,
  GetSiteFiguresReply,
  ListFlavoursBody,
  ListFlavoursReply,
  AddSiteBody,
  AddSiteReply,
  ListStaffBody,
  ListStaffReply,
  SaveStaffInvitationBody,
  SaveStaffInvitationReply,
  WithdrawStaffInvitationBody,
  WithdrawStaffInvitationReply,
  UpdateStaffBody,
  UpdateStaffReply,
  RemoveStaffBody,
  RemoveStaffReply,
  ListStaffPlacesBody,
  ListStaffPlacesReply,
  UpdateStaffInvitationBody,
  UpdateStaffInvitationReply,
  StartStaffWorkBody,
  StartStaffWorkReply,
  LeaveStaffWorkBody,
  LeaveStaffWorkReply,
  CancelStaffPlaceBody,
  CancelStaffPlaceReply,
  ListStatementsBody,
  ListStatementsReply,
  GetStatementBody,
  GetStatementReply,
  ExportStatementBody,
  ExportStatementReply,
  GetSiteDraftParams,
  GetSiteDraftReply,
  SaveSiteDraftBody,
  SaveSiteDraftReply,
  DiscardSiteDraftBody,
  DiscardSiteDraftReply,
  CheckSitePatchBody,
  CheckSitePatchReply,
  PublishSiteBody,
  PublishSiteReply,
  SaveSiteRequestBody,
  SaveSiteRequestReply,
  WithdrawSiteRequestBody,
  WithdrawSiteRequestReply,
  SendSiteDraftBackBody,
  SendSiteDraftBackReply,
  SavePublishingRuleBody,
  SavePublishingRuleReply,
  ListSiteRevisionsBody,
  ListSiteRevisionsReply,
  GetSiteRevisionDiffBody,
  GetSiteRevisionDiffReply,
  RollbackSiteBody,
  RollbackSiteReply,
  ScheduleSiteBody,
  ScheduleSiteReply,
  UnscheduleSiteBody,
  UnscheduleSiteReply,
  ExportSiteBody,
  ExportSiteReply,
  ImportSiteBody,
  ImportSiteReply,
  CreateSitePreviewBody,
  CreateSitePreviewReply,
  GetStudyCourseBody,
  GetStudyCourseReply,
  ListStudyCoursesBody,
  ListStudyCoursesReply,
  ListStudyChaptersBody,
  ListStudyChaptersReply,
  CheckCourseApplyBody,
  CheckCourseApplyReply,
  SaveCourseApplyBody,
  SaveCourseApplyReply,
  ListCourseExamsParams,
  ListCourseExamsReply,
  CheckCourseGradeBody,
  CheckCourseGradeReply,
  SignCourseBody,
  SignCourseReply,
  SaveStudyLogBody,
  SaveStudyLogReply,
  ListStudyLogsBody,
  ListStudyLogsReply,
  ExportStudyLogsBody,
  ExportStudyLogsReply,
  SaveSignOutRecordBody,
  SaveSignOutRecordReply,
  ListZonesBody,
  ListZonesReply,
  ListVipSetsBody,
  ListVipSetsReply,
  ListProvincesBody,
  ListProvincesReply,
  ListEnumParams,
  ListEnumReply,
  ListMemberTiersBody,
  ListMemberTiersReply,
  SaveMemberTierBody,
  SaveMemberTierReply,
  ListTierHoldersBody,
  ListTierHoldersReply,
  IssueTierBody,
  IssueTierReply,
  RevokeTierBody,
  RevokeTierReply,
  ListOperatorTokensBody,
  ListOperatorTokensReply,
  AddOperatorTokenBody,
  AddOperatorTokenReply,
  RemoveOperatorTokenBody,
  RemoveOperatorTokenReply,
  GetUploadParams,
  GetUploadReply,
  GetUploadSignParams,
  GetUploadSignReply,
  UploadFileBody,
  UploadFileReply,
  GetSheetTextBody,
  GetSheetTextReply,
  GetUserViewReply,
  UpdateUserBody,
  UpdateUserReply,
  UnbindUserBody,
  UnbindUserReply,
  GetNeedPerfectionReply,
  UpdateNeedPerfectionBody,
  UpdateNeedPerfectionReply,
  ListTransportCategoriesReply,
  ListWalletEntriesBody,
  ListWalletEntriesReply,
  CreateTopUpBody,
  CreateTopUpReply,
  GetWebsiteBody,
  GetWebsiteReply,
  ListNavBarsBody,
  ListNavBarsReply,
  ListAdvsBody,
  ListAdvsReply,
  ListWebsiteLinksBody,
  ListWebsiteLinksReply,
  ListWebsiteNavsBody,
  ListWebsiteNavsReply,
  GetWebsiteNavArticleBody,
  GetWebsiteNavArticleReply,
} from "./types.ts";

/** The input of an operation that takes none. */
export type NoInput = Record<string, never>;

/** Every operation of the API. `input` is params and body as one flat object. */
export interface Operations {
  /** Makes an account of any kind. POST /apis/user/auth/operator/account/add */
  addAccount: { params: NoInput; body: AddAccountBody; input: AddAccountBody; reply: AddAccountReply };
  /** Ends an account's sessions and tokens and lets it sign in no more. POST /apis/user/auth/operator/account/lock */
  suspendAccount: { params: NoInput; body: SuspendAccountBody; input: SuspendAccountBody; reply: SuspendAccountReply };
  /** Lets it sign in again. POST /apis/user/auth/operator/account/unlock */
  resumeAccount: { params: NoInput; body: ResumeAccountBody; input: ResumeAccountBody; reply: ResumeAccountReply };
  /** Gives an account a new password, told this once, and ends its sessions. POST /apis/user/auth/operator/account/password/reset */
  resetAccountPassword: { params: NoInput; body: ResetAccountPasswordBody; input: ResetAccountPasswordBody; reply: ResetAccountPasswordReply };
  /** The categories of the information articles. POST /apis/community/api/article/zone/category/list */
  listArticleZoneCategories: { params: NoInput; body: ListArticleZoneCategoriesBody; input: ListArticleZoneCategoriesBody; reply: ListArticleZoneCategoriesReply };
  /** Information articles, of one category or of all, the newest first. POST /apis/community/api/article/zone/ref/list */
  listArticleZoneRefs: { params: NoInput; body: ListArticleZoneRefsBody; input: ListArticleZoneRefsBody; reply: ListArticleZoneRefsReply };
  /** An information article. POST /apis/community/api/article/view */
  getArticle: { params: NoInput; body: GetArticleBody; input: GetArticleBody; reply: GetArticleReply };
  /** The articles of one's site in every state, the latest written first. POST /apis/community/auth/article/list */
  listOwnArticles: { params: NoInput; body: ListOwnArticlesBody; input: ListOwnArticlesBody; reply: ListOwnArticlesReply };
  /** An article of one's site as it is worked on. POST /apis/community/auth/article/view */
  getOwnArticle: { params: NoInput; body: GetOwnArticleBody; input: GetOwnArticleBody; reply: GetOwnArticleReply };
  /** Saves what is written of an article; readers see nothing of it before it is published. POST /apis/community/auth/article/draft/save */
  saveArticleDraft: { params: NoInput; body: SaveArticleDraftBody; input: SaveArticleDraftBody; reply: SaveArticleDraftReply };
  /** Gives up what is written of an article and was not published. POST /apis/community/auth/article/draft/delete */
  deleteArticleDraft: { params: NoInput; body: DeleteArticleDraftBody; input: DeleteArticleDraftBody; reply: DeleteArticleDraftReply };
  /** Publishes what is written of an article, at once or at a set time. POST /apis/community/auth/article/publish */
  publishArticle: { params: NoInput; body: PublishArticleBody; input: PublishArticleBody; reply: PublishArticleReply };
  /** Takes an article off the site, or its publishing off the plan; it stays with those who write. POST /apis/community/auth/article/withdraw */
  withdrawArticle: { params: NoInput; body: WithdrawArticleBody; input: WithdrawArticleBody; reply: WithdrawArticleReply };
  /** Deletes an article with its draft. POST /apis/community/auth/article/delete */
  deleteArticle: { params: NoInput; body: DeleteArticleBody; input: DeleteArticleBody; reply: DeleteArticleReply };
  /** Puts an article before the others in lists, or back. POST /apis/community/auth/article/top/save */
  saveArticleTop: { params: NoInput; body: SaveArticleTopBody; input: SaveArticleTopBody; reply: SaveArticleTopReply };
  /** The categories of one's site with both names. POST /apis/community/auth/article/zone/list */
  listOwnArticleZones: { params: NoInput; body: ListOwnArticleZonesBody; input: ListOwnArticleZonesBody; reply: ListOwnArticleZonesReply };
  /** Adds or renames a category of articles. POST /apis/community/auth/article/zone/save */
  saveArticleZone: { params: NoInput; body: SaveArticleZoneBody; input: SaveArticleZoneBody; reply: SaveArticleZoneReply };
  /** Removes a category that has no articles. POST /apis/community/auth/article/zone/delete */
  deleteArticleZone: { params: NoInput; body: DeleteArticleZoneBody; input: DeleteArticleZoneBody; reply: DeleteArticleZoneReply };
  /** Puts the categories in an order. POST /apis/community/auth/article/zone/order/save */
  saveArticleZoneOrder: { params: NoInput; body: SaveArticleZoneOrderBody; input: SaveArticleZoneOrderBody; reply: SaveArticleZoneOrderReply };
  /** Who changed what, the newest first. POST /apis/user/auth/operator/audit/log/list */
  listAuditLog: { params: NoInput; body: ListAuditLogBody; input: ListAuditLogBody; reply: ListAuditLogReply };
  /** Whether the audit log is as it was written. POST /apis/user/auth/operator/audit/log/check */
  checkAuditLog: { params: NoInput; body: CheckAuditLogBody; input: CheckAuditLogBody; reply: CheckAuditLogReply };
  /** Copies the embedded database into a folder of the server's machine while it runs. POST /apis/user/auth/operator/backup/database/add */
  createDatabaseCopy: { params: NoInput; body: CreateDatabaseCopyBody; input: CreateDatabaseCopyBody; reply: CreateDatabaseCopyReply };
  /** The labels of a site's blogs or questions. POST /apis/community/api/label/list */
  listLabels: { params: NoInput; body: ListLabelsBody; input: ListLabelsBody; reply: ListLabelsReply };
  /** Blogs of a site, the latest or the hottest first, of all, of a label or of a person. POST /apis/community/api/blog/list */
  listBlogs: { params: NoInput; body: ListBlogsBody; input: ListBlogsBody; reply: ListBlogsReply };
  /** A blog with its body; who is signed in is told what is theirs. POST /apis/community/api/blog/view */
  getBlog: { params: NoInput; body: GetBlogBody; input: GetBlogBody; reply: GetBlogReply };
  /** Comments below a blog with their answers, the latest first. POST /apis/community/api/blog/comment/list */
  listBlogComments: { params: NoInput; body: ListBlogCommentsBody; input: ListBlogCommentsBody; reply: ListBlogCommentsReply };
  /** What the community sees of a person. POST /apis/community/api/blogger/view */
  getBlogger: { params: NoInput; body: GetBloggerBody; input: GetBloggerBody; reply: GetBloggerReply };
  /** Blogs of a site that have the words searched for, in the title first. POST /apis/community/api/blog/search/list */
  searchBlogs: { params: NoInput; body: SearchBlogsBody; input: SearchBlogsBody; reply: SearchBlogsReply };
  /** Blogs that a site recommends: the hottest, those of a label first. POST /apis/community/api/article/recommend/list */
  listRecommendedArticles: { params: NoInput; body: ListRecommendedArticlesBody; input: ListRecommendedArticlesBody; reply: ListRecommendedArticlesReply };
  /** Begins the profile that the community sees; it is made with the first thing that one writes, too. POST /apis/community/auth/blogger/save */
  saveBlogger: { params: NoInput; body: SaveBloggerBody; input: SaveBloggerBody; reply: SaveBloggerReply };
  /** Changes the profile that the community sees. POST /apis/community/auth/blogger/update */
  updateBlogger: { params: NoInput; body: UpdateBloggerBody; input: UpdateBloggerBody; reply: UpdateBloggerReply };
  /** One's own profile in the community. POST /apis/community/auth/blogger/myself */
  getOwnBlogger: { params: NoInput; body: GetOwnBloggerBody; input: GetOwnBloggerBody; reply: GetOwnBloggerReply };
  /** What the community sees of a person, and whether one follows them. POST /apis/community/auth/blogger/view */
  getBloggerSignedIn: { params: NoInput; body: GetBloggerSignedInBody; input: GetBloggerSignedInBody; reply: GetBloggerSignedInReply };
  /** People with many followers whom one does not follow yet. POST /apis/community/auth/blogger/recommend/list */
  listRecommendedBloggers: { params: NoInput; body: ListRecommendedBloggersBody; input: ListRecommendedBloggersBody; reply: ListRecommendedBloggersReply };
  /** Blogs of the people and with the labels that one follows, the latest first. POST /apis/community/auth/blog/attention/list */
  listAttendedBlogs: { params: NoInput; body: ListAttendedBlogsBody; input: ListAttendedBlogsBody; reply: ListAttendedBlogsReply };
  /** Writes a blog: a draft, one to be published later, or one for everybody. POST /apis/community/auth/blog/save */
  saveBlog: { params: NoInput; body: SaveBlogBody; input: SaveBlogBody; reply: SaveBlogReply };
  /** Changes one's own blog. POST /apis/community/auth/blog/update */
  updateBlog: { params: NoInput; body: UpdateBlogBody; input: UpdateBlogBody; reply: UpdateBlogReply };
  /** Deletes one's own blog. POST /apis/community/auth/blog/delete */
  deleteBlog: { params: NoInput; body: DeleteBlogBody; input: DeleteBlogBody; reply: DeleteBlogReply };
  /** One's own blogs, drafts too, the latest first. POST /apis/community/auth/blog/list */
  listOwnBlogs: { params: NoInput; body: ListOwnBlogsBody; input: ListOwnBlogsBody; reply: ListOwnBlogsReply };
  /** A blog with its body and what of it is one's own; one's own drafts too. POST /apis/community/auth/blog/view */
  getBlogSignedIn: { params: NoInput; body: GetBlogSignedInBody; input: GetBlogSignedInBody; reply: GetBlogSignedInReply };
  /** Puts a blog among one's favourites. POST /apis/community/auth/blog/user/record/save */
  saveBlogRecord: { params: NoInput; body: SaveBlogRecordBody; input: SaveBlogRecordBody; reply: SaveBlogRecordReply };
  /** Takes a blog out of one's favourites. POST /apis/community/auth/blog/user/record/delete */
  deleteBlogRecord: { params: NoInput; body: DeleteBlogRecordBody; input: DeleteBlogRecordBody; reply: DeleteBlogRecordReply };
  /** The people whom a person follows; oneself where nobody is named. POST /apis/community/auth/blogger/user/record/list */
  listBloggerRecords: { params: NoInput; body: ListBloggerRecordsBody; input: ListBloggerRecordsBody; reply: ListBloggerRecordsReply };
  /** The people who follow a person; oneself where nobody is named. POST /apis/community/auth/blogger/user/record/fans/list */
  listFans: { params: NoInput; body: ListFansBody; input: ListFansBody; reply: ListFansReply };
  /** The blogs among one's favourites, the latest first. POST /apis/community/auth/blog/user/record/collection/list */
  listBlogCollections: { params: NoInput; body: ListBlogCollectionsBody; input: ListBlogCollectionsBody; reply: ListBlogCollectionsReply };
  /** Follows a person, or no more. POST /apis/community/auth/blogger/user/record/save */
  saveBloggerRecord: { params: NoInput; body: SaveBloggerRecordBody; input: SaveBloggerRecordBody; reply: SaveBloggerRecordReply };
  /** Likes a blog, or no more: a person counts once. POST /apis/community/auth/blog/stand */
  saveBlogLike: { params: NoInput; body: SaveBlogLikeBody; input: SaveBlogLikeBody; reply: SaveBlogLikeReply };
  /** Comments on a blog, answers a comment, or edits one's own. POST /apis/community/auth/blog/comment/save */
  saveBlogComment: { params: NoInput; body: SaveBlogCommentBody; input: SaveBlogCommentBody; reply: SaveBlogCommentReply };
  /** Comments below a blog, with what of them is one's own. POST /apis/community/auth/blog/comment/list */
  listBlogCommentsSignedIn: { params: NoInput; body: ListBlogCommentsSignedInBody; input: ListBlogCommentsSignedInBody; reply: ListBlogCommentsSignedInReply };
  /** Takes back a comment: one's own, or any below one's own blog. POST /apis/community/auth/blog/comment/delete */
  deleteBlogComment: { params: NoInput; body: DeleteBlogCommentBody; input: DeleteBlogCommentBody; reply: DeleteBlogCommentReply };
  /** Likes a comment, or no more: a person counts once. POST /apis/community/auth/blog/comment/stand */
  savePostCommentLike: { params: NoInput; body: SavePostCommentLikeBody; input: SavePostCommentLikeBody; reply: SavePostCommentLikeReply };
  /** Follows a label, or no more. POST /apis/community/auth/label/user/record/save */
  saveLabelRecord: { params: NoInput; body: SaveLabelRecordBody; input: SaveLabelRecordBody; reply: SaveLabelRecordReply };
  /** The labels that the signed-in person follows, the latest first; or whether they follow one. POST /apis/community/auth/label/user/record/list */
  listLabelRecords: { params: NoInput; body: ListLabelRecordsBody; input: ListLabelRecordsBody; reply: ListLabelRecordsReply };
  /** Comments and answers for the signed-in person: below their posts, and in reply to them; the latest first. POST /apis/community/auth/comment/receive/list */
  listReceivedComments: { params: NoInput; body: ListReceivedCommentsBody; input: ListReceivedCommentsBody; reply: ListReceivedCommentsReply };
  /** What the posts of the signed-in person brought them in the last 30 days. POST /apis/community/auth/figure/view */
  getCommunityFigures: { params: NoInput; body: GetCommunityFiguresBody; input: GetCommunityFiguresBody; reply: GetCommunityFiguresReply };
  /** Brings back a blog or question that one deleted less than a day ago. POST /apis/community/auth/post/restore */
  restorePost: { params: NoInput; body: RestorePostBody; input: RestorePostBody; reply: RestorePostReply };
  /** Puts a course, an exam or a place in a class into the cart of the signed-in person, once. POST /apis/user/auth/shop/cart/save */
  saveCartItem: { params: NoInput; body: SaveCartItemBody; input: SaveCartItemBody; reply: SaveCartItemReply };
  /** The cart of the signed-in person, what was put in last first; what is off the shelf is not in it. GET /apis/user/auth/shop/cart/user/list */
  listCart: { params: NoInput; body: NoInput; input: NoInput; reply: ListCartReply };
  /** How many lines the cart of the signed-in person has, for the badge of the header. GET /apis/user/auth/shop/cart/num */
  getCartCount: { params: NoInput; body: NoInput; input: NoInput; reply: GetCartCountReply };
  /** Takes lines out of the cart; those that are not in it any more do not matter. POST /apis/user/auth/shop/cart/batch/delete */
  deleteCartItems: { params: NoInput; body: DeleteCartItemsBody; input: DeleteCartItemsBody; reply: DeleteCartItemsReply };
  /** What waits for the lecturer or the organisation that asks, by kind. POST /apis/user/auth/centre/waiting/list */
  listWaiting: { params: NoInput; body: ListWaitingBody; input: ListWaitingBody; reply: ListWaitingReply };
  /** What waits for operators, by kind. POST /apis/user/auth/operator/waiting/view */
  getPlatformWaiting: { params: NoInput; body: GetPlatformWaitingBody; input: GetPlatformWaitingBody; reply: GetPlatformWaitingReply };
  /** The organisation that asks in numbers. POST /apis/user/auth/org/figures/view */
  getOrganisationFigures: { params: NoInput; body: GetOrganisationFiguresBody; input: GetOrganisationFiguresBody; reply: GetOrganisationFiguresReply };
  /** A course in numbers, for its lecturer and its organisation. POST /apis/course/auth/course/figures/view */
  getCourseFigures: { params: NoInput; body: GetCourseFiguresBody; input: GetCourseFiguresBody; reply: GetCourseFiguresReply };
  /** Who may study a course and how far they are, for its lecturer and its organisation. POST /apis/course/auth/course/figures/learner/list */
  listCourseLearners: { params: NoInput; body: ListCourseLearnersBody; input: ListCourseLearnersBody; reply: ListCourseLearnersReply };
  /** The lessons of a course in numbers as a file, for its lecturer and its organisation. POST /apis/course/auth/course/figures/export */
  exportCourseFigures: { params: NoInput; body: ExportCourseFiguresBody; input: ExportCourseFiguresBody; reply: ExportCourseFiguresReply };
  /** The templates of whoever issues. POST /apis/user/auth/certificate/template/list */
  listCertificateTemplates: { params: NoInput; body: ListCertificateTemplatesBody; input: ListCertificateTemplatesBody; reply: ListCertificateTemplatesReply };
  /** A template with its design, or with that of an older version. POST /apis/user/auth/certificate/template/view */
  getCertificateTemplate: { params: NoInput; body: GetCertificateTemplateBody; input: GetCertificateTemplateBody; reply: GetCertificateTemplateReply };
  /** The versions of a template, the newest first, at most 100. POST /apis/user/auth/certificate/template/version/list */
  listCertificateTemplateVersions: { params: NoInput; body: ListCertificateTemplateVersionsBody; input: ListCertificateTemplateVersionsBody; reply: ListCertificateTemplateVersionsReply };
  /** One's own courses, exams or classes that a certificate can be for, the newest 20. POST /apis/user/auth/certificate/source/list */
  listCertificateSources: { params: NoInput; body: ListCertificateSourcesBody; input: ListCertificateSourcesBody; reply: ListCertificateSourcesReply };
  /** Makes a template, or a new version of one; what was issued before stays as it is. POST /apis/user/auth/certificate/template/save */
  saveCertificateTemplate: { params: NoInput; body: SaveCertificateTemplateBody; input: SaveCertificateTemplateBody; reply: SaveCertificateTemplateReply };
  /** Removes a template; what was issued from it stays. POST /apis/user/auth/certificate/template/delete */
  deleteCertificateTemplate: { params: NoInput; body: DeleteCertificateTemplateBody; input: DeleteCertificateTemplateBody; reply: DeleteCertificateTemplateReply };
  /** Copies a picture of the media library for templates; it stays when the file is removed. POST /apis/user/auth/certificate/picture/save */
  addCertificatePicture: { params: NoInput; body: AddCertificatePictureBody; input: AddCertificatePictureBody; reply: AddCertificatePictureReply };
  /** A picture of a design with sample values, and what is wrong with it. POST /apis/user/auth/certificate/template/preview */
  getCertificatePreview: { params: NoInput; body: GetCertificatePreviewBody; input: GetCertificatePreviewBody; reply: GetCertificatePreviewReply };
  /** What was issued, the newest first, or what runs out. POST /apis/user/auth/certificate/issue/list */
  listIssuedCertificates: { params: NoInput; body: ListIssuedCertificatesBody; input: ListIssuedCertificatesBody; reply: ListIssuedCertificatesReply };
  /** To whom a certificate can be issued: members of the organisation, and who studies or sits what one teaches. POST /apis/user/auth/certificate/issue/people */
  listCertificatePeople: { params: NoInput; body: ListCertificatePeopleBody; input: ListCertificatePeopleBody; reply: ListCertificatePeopleReply };
  /** Issues to people; who cannot get one is named with the reason. It goes on in the background: see getCertificateBatch. POST /apis/user/auth/certificate/issue/save */
  issueCertificates: { params: NoInput; body: IssueCertificatesBody; input: IssueCertificatesBody; reply: IssueCertificatesReply };
  /** How far issuing to many is. POST /apis/user/auth/certificate/issue/progress */
  getCertificateBatch: { params: NoInput; body: GetCertificateBatchBody; input: GetCertificateBatchBody; reply: GetCertificateBatchReply };
  /** Revokes a certificate; its public check says so with the reason. POST /apis/user/auth/certificate/issue/revoke */
  revokeCertificate: { params: NoInput; body: RevokeCertificateBody; input: RevokeCertificateBody; reply: RevokeCertificateReply };
  /** Revokes several certificates with one reason; the public check of each says so with it. POST /apis/user/auth/certificate/issue/revoke/many */
  revokeCertificates: { params: NoInput; body: RevokeCertificatesBody; input: RevokeCertificatesBody; reply: RevokeCertificatesReply };
  /** Revokes a certificate and issues it anew with today's names and the newest template. POST /apis/user/auth/certificate/issue/reissue */
  reissueCertificate: { params: NoInput; body: ReissueCertificateBody; input: ReissueCertificateBody; reply: ReissueCertificateReply };
  /** The certificates of the signed-in person, the newest first. POST /apis/user/auth/user/certificate/page */
  listCertificates: { params: NoInput; body: ListCertificatesBody; input: ListCertificatesBody; reply: ListCertificatesReply };
  /** A certificate of the signed-in person, or one that they issued. GET /apis/user/auth/user/certificate/user/view */
  getCertificate: { params: GetCertificateParams; body: NoInput; input: GetCertificateParams; reply: GetCertificateReply };
  /** A certificate that its holder shows to everybody; the same error for one that is withheld and one that is not there. GET /apis/user/api/user/certificate/user/view */
  getPublicCertificate: { params: GetPublicCertificateParams; body: NoInput; input: GetPublicCertificateParams; reply: GetPublicCertificateReply };
  /** What the check of a number finds, as a page shows it: a number that is wrong or that none has is no error. GET /apis/user/api/user/certificate/check */
  getCertificateCheck: { params: GetCertificateCheckParams; body: NoInput; input: GetCertificateCheckParams; reply: GetCertificateCheckReply };
  /** Checks a certificate by its number or by its credential; the same error for one that is withheld and one that is not there. POST /apis/user/api/user/certificate/verification */
  checkCertificate: { params: NoInput; body: CheckCertificateBody; input: CheckCertificateBody; reply: CheckCertificateReply };
  /** Shows a certificate in the public check, or withholds it. POST /apis/user/auth/user/certificate/update */
  updateCertificate: { params: NoInput; body: UpdateCertificateBody; input: UpdateCertificateBody; reply: UpdateCertificateReply };
  /** A certificate as a file, for its holder and its issuer: a PDF, a picture with the credential in it, or the credential alone. POST /apis/user/auth/user/certificate/download */
  exportCertificate: { params: NoInput; body: ExportCertificateBody; input: ExportCertificateBody; reply: ExportCertificateReply };
  /** What is said of a course, the latest first, with its rating. POST /apis/course/api/course/comment/list */
  listCourseComments: { params: NoInput; body: ListCourseCommentsBody; input: ListCourseCommentsBody; reply: ListCourseCommentsReply };
  /** Says something of a course, answers a comment, changes one's own, or rates the course: one rating a person, the last counts. POST /apis/course/auth/course/comment/save */
  saveCourseComment: { params: NoInput; body: SaveCourseCommentBody; input: SaveCourseCommentBody; reply: SaveCourseCommentReply };
  /** Takes back a comment: one's own, or any of a course that one looks after (its lecturer, its organisation, an operator). POST /apis/course/auth/course/comment/delete */
  deleteCourseComment: { params: NoInput; body: DeleteCourseCommentBody; input: DeleteCourseCommentBody; reply: DeleteCourseCommentReply };
  /** Likes a comment, or no more. POST /apis/course/auth/course/comment/like/save */
  saveCommentLike: { params: NoInput; body: SaveCommentLikeBody; input: SaveCommentLikeBody; reply: SaveCommentLikeReply };
  /** The coupons of a site, with how many have and used each, the newest first unless sorted. POST /apis/user/auth/coupon/own/list */
  listOwnCoupons: { params: NoInput; body: ListOwnCouponsBody; input: ListOwnCouponsBody; reply: ListOwnCouponsReply };
  /** Tiers of the membership or classes of a site that a coupon can be for. POST /apis/user/auth/coupon/target/list */
  listCouponTargets: { params: NoInput; body: ListCouponTargetsBody; input: ListCouponTargetsBody; reply: ListCouponTargetsReply };
  /** Makes a coupon, and gives it to those whom it is for. POST /apis/user/auth/coupon/save */
  saveCoupon: { params: NoInput; body: SaveCouponBody; input: SaveCouponBody; reply: SaveCouponReply };
  /** Gives a coupon to people by their numbers; who has it keeps one. POST /apis/user/auth/coupon/give */
  issueCoupon: { params: NoInput; body: IssueCouponBody; input: IssueCouponBody; reply: IssueCouponReply };
  /** Ends the giving out of a coupon; who has it keeps it. POST /apis/user/auth/coupon/stop */
  suspendCoupon: { params: NoInput; body: SuspendCouponBody; input: SuspendCouponBody; reply: SuspendCouponReply };
  /** Ends the giving out of several coupons; who has one keeps it. POST /apis/user/auth/coupon/stop/many */
  suspendCoupons: { params: NoInput; body: SuspendCouponsBody; input: SuspendCouponsBody; reply: SuspendCouponsReply };
  /** The orders that a coupon was used for, the latest first. POST /apis/user/auth/coupon/use/list */
  listCouponUses: { params: NoInput; body: ListCouponUsesBody; input: ListCouponUsesBody; reply: ListCouponUsesReply };
  /** Coupons that the signed-in person may take, those that end first. POST /apis/user/auth/coupon/offer/list */
  listCouponsToTake: { params: NoInput; body: NoInput; input: NoInput; reply: ListCouponsToTakeReply };
  /** Takes a coupon; a second time changes nothing. POST /apis/user/auth/coupon/take */
  acceptCoupon: { params: NoInput; body: AcceptCouponBody; input: AcceptCouponBody; reply: AcceptCouponReply };
  /** The tree of course categories. POST /apis/course/api/course/category/list */
  listCourseCategories: { params: NoInput; body: ListCourseCategoriesBody; input: ListCourseCategoriesBody; reply: ListCourseCategoriesReply };
  /** Courses on the shelf, filtered and sorted. POST /apis/course/api/course/list */
  listCourses: { params: NoInput; body: ListCoursesBody; input: ListCoursesBody; reply: ListCoursesReply };
  /** A course with lecturer, chapters and introduction. POST /apis/course/api/course/view */
  getCourse: { params: NoInput; body: GetCourseBody; input: GetCourseBody; reply: GetCourseReply };
  /** The chapters of a course with their periods. POST /apis/course/api/course/chapter/list */
  listCourseChapters: { params: NoInput; body: ListCourseChaptersBody; input: ListCourseChaptersBody; reply: ListCourseChaptersReply };
  /** Courses by words in name and subtitle; hits are marked. POST /apis/course/api/course/search/list */
  searchCourses: { params: NoInput; body: SearchCoursesBody; input: SearchCoursesBody; reply: SearchCoursesReply };
  /** Courses to go on with from a course or a category. POST /apis/course/api/course/recommend/list */
  listRecommendedCourses: { params: NoInput; body: ListRecommendedCoursesBody; input: ListRecommendedCoursesBody; reply: ListRecommendedCoursesReply };
  /** Resources to go on with from a course or a category, else those that most study. POST /apis/course/api/resource/recommend/list */
  listRecommendedResources: { params: NoInput; body: ListRecommendedResourcesBody; input: ListRecommendedResourcesBody; reply: ListRecommendedResourcesReply };
  /** What a course is shared with: words, picture and QR code. GET /apis/course/api/course/sharing/course/{id} */
  getCourseSharing: { params: GetCourseSharingParams; body: NoInput; input: GetCourseSharingParams; reply: GetCourseSharingReply };
  /** The categories that have packages, with how many. GET /apis/course/api/custom/course/category/list */
  listCustomCategories: { params: ListCustomCategoriesParams; body: NoInput; input: ListCustomCategoriesParams; reply: ListCustomCategoriesReply };
  /** Packages of tailored training. POST /apis/course/api/custom/list */
  listCustomPackages: { params: NoInput; body: ListCustomPackagesBody; input: ListCustomPackagesBody; reply: ListCustomPackagesReply };
  /** A package of tailored training. GET /apis/course/api/custom/view */
  getCustomPackage: { params: GetCustomPackageParams; body: NoInput; input: GetCustomPackageParams; reply: GetCustomPackageReply };
  /** Whether the signed-in person may ask for a package, and what became of their organisation's last request. POST /apis/course/auth/custom/check */
  checkCustomApply: { params: NoInput; body: CheckCustomApplyBody; input: CheckCustomApplyBody; reply: CheckCustomApplyReply };
  /** Files a request for tailored training of an organisation. POST /apis/course/auth/custom/save */
  saveCustomApply: { params: NoInput; body: SaveCustomApplyBody; input: SaveCustomApplyBody; reply: SaveCustomApplyReply };
  /** Requests for tailored training, those that wait longest first. POST /apis/course/auth/custom/apply/list */
  listCustomApplies: { params: NoInput; body: ListCustomAppliesBody; input: ListCustomAppliesBody; reply: ListCustomAppliesReply };
  /** Answers or refuses a request for tailored training; whoever filed it gets a message. POST /apis/course/auth/custom/apply/answer */
  auditCustomApply: { params: NoInput; body: AuditCustomApplyBody; input: AuditCustomApplyBody; reply: AuditCustomApplyReply };
  /** All packages of tailored training, shown or not, as they are listed. POST /apis/course/auth/custom/own/list */
  listOwnCustomPackages: { params: NoInput; body: ListOwnCustomPackagesBody; input: ListOwnCustomPackagesBody; reply: ListOwnCustomPackagesReply };
  /** Makes a package of tailored training, or changes one. POST /apis/course/auth/custom/own/save */
  saveCustomPackage: { params: NoInput; body: SaveCustomPackageBody; input: SaveCustomPackageBody; reply: SaveCustomPackageReply };
  /** Shows a package of tailored training, or takes it back. POST /apis/course/auth/custom/own/state */
  saveCustomPackageState: { params: NoInput; body: SaveCustomPackageStateBody; input: SaveCustomPackageStateBody; reply: SaveCustomPackageStateReply };
  /** Domains that organisations claim: an organisation sees its own, operators all or those of one. POST /apis/site/auth/domain/list */
  listSiteDomains: { params: NoInput; body: ListSiteDomainsBody; input: ListSiteDomainsBody; reply: ListSiteDomainsReply };
  /** Claims a domain for an organisation's site. POST /apis/site/auth/domain/add */
  addSiteDomain: { params: NoInput; body: AddSiteDomainBody; input: AddSiteDomainBody; reply: AddSiteDomainReply };
  /** Gives a domain up. POST /apis/site/auth/domain/remove */
  removeSiteDomain: { params: NoInput; body: RemoveSiteDomainBody; input: RemoveSiteDomainBody; reply: RemoveSiteDomainReply };
  /** Looks now whether the TXT record of a domain is there. POST /apis/site/auth/domain/check */
  checkSiteDomain: { params: NoInput; body: CheckSiteDomainBody; input: CheckSiteDomainBody; reply: CheckSiteDomainReply };
  /** Makes a domain the one that search engines are told. POST /apis/site/auth/domain/canonical/save */
  saveCanonicalDomain: { params: NoInput; body: SaveCanonicalDomainBody; input: SaveCanonicalDomainBody; reply: SaveCanonicalDomainReply };
  /** What the signed-in person, or their organisation, has earned, and what of it can be withdrawn. POST /apis/user/auth/user/account/view */
  getEarnings: { params: NoInput; body: NoInput; input: NoInput; reply: GetEarningsReply };
  /** The sales that the signed-in person, or their organisation, earned of, the newest first. POST /apis/user/auth/order/info/lecturer */
  listIncome: { params: NoInput; body: ListIncomeBody; input: ListIncomeBody; reply: ListIncomeReply };
  /** What the signed-in person, or their organisation, earned by month, by day and by course. POST /apis/user/auth/user/account/income/totals */
  getIncomeTotals: { params: NoInput; body: GetIncomeTotalsBody; input: GetIncomeTotalsBody; reply: GetIncomeTotalsReply };
  /** The withdrawals of the signed-in person, or of their organisation, the newest first. POST /apis/user/auth/user/account/extract/log/list */
  listWithdrawals: { params: NoInput; body: ListWithdrawalsBody; input: ListWithdrawalsBody; reply: ListWithdrawalsReply };
  /** Keeps where earnings are paid to. POST /apis/user/auth/user/account/update */
  saveBankAccount: { params: NoInput; body: SaveBankAccountBody; input: SaveBankAccountBody; reply: SaveBankAccountReply };
  /** Asks for earnings to be paid out. POST /apis/user/auth/user/account/extract/save */
  saveWithdrawal: { params: NoInput; body: SaveWithdrawalBody; input: SaveWithdrawalBody; reply: SaveWithdrawalReply };
  /** Withdrawals in a state, those that have waited longest first. POST /apis/user/auth/operator/payout/list */
  listPayouts: { params: NoInput; body: ListPayoutsBody; input: ListPayoutsBody; reply: ListPayoutsReply };
  /** An operator agrees to a withdrawal, or refuses it. POST /apis/user/auth/operator/payout/audit */
  auditWithdrawal: { params: NoInput; body: AuditWithdrawalBody; input: AuditWithdrawalBody; reply: AuditWithdrawalReply };
  /** Hands what was agreed to over to the bank, with the numbers of the cards. POST /apis/user/auth/operator/payout/export */
  exportPayouts: { params: NoInput; body: ExportPayoutsBody; input: ExportPayoutsBody; reply: ExportPayoutsReply };
  /** Takes what the bank answers to a batch. POST /apis/user/auth/operator/payout/answer/save */
  savePayoutAnswers: { params: NoInput; body: SavePayoutAnswersBody; input: SavePayoutAnswersBody; reply: SavePayoutAnswersReply };
  /** Reads lines of the bank's answer and says what each is, as savePayoutAnswers takes it; nothing is stored. POST /apis/user/auth/operator/payout/answer/check */
  checkPayoutAnswers: { params: NoInput; body: CheckPayoutAnswersBody; input: CheckPayoutAnswersBody; reply: CheckPayoutAnswersReply };
  /** The subjects that one's questions stand in. POST /apis/exam/auth/subject/list */
  listExamSubjects: { params: NoInput; body: ListExamSubjectsBody; input: ListExamSubjectsBody; reply: ListExamSubjectsReply };
  /** Adds a subject, or renames one. POST /apis/exam/auth/subject/save */
  saveExamSubject: { params: NoInput; body: SaveExamSubjectBody; input: SaveExamSubjectBody; reply: SaveExamSubjectReply };
  /** Removes a subject that has no questions. POST /apis/exam/auth/subject/delete */
  deleteExamSubject: { params: NoInput; body: DeleteExamSubjectBody; input: DeleteExamSubjectBody; reply: DeleteExamSubjectReply };
  /** The question bank, the newest first; by words, subject, kind, difficulty and tag. POST /apis/exam/auth/question/list */
  listExamQuestions: { params: NoInput; body: ListExamQuestionsBody; input: ListExamQuestionsBody; reply: ListExamQuestionsReply };
  /** A question of the bank with its key. POST /apis/exam/auth/question/view */
  getExamQuestion: { params: NoInput; body: GetExamQuestionBody; input: GetExamQuestionBody; reply: GetExamQuestionReply };
  /** Adds a question, or a new version of one; papers that were begun keep the version that they have. POST /apis/exam/auth/question/save */
  saveExamQuestion: { params: NoInput; body: SaveExamQuestionBody; input: SaveExamQuestionBody; reply: SaveExamQuestionReply };
  /** Takes a question out of the bank; papers that have it keep it. POST /apis/exam/auth/question/delete */
  deleteExamQuestion: { params: NoInput; body: DeleteExamQuestionBody; input: DeleteExamQuestionBody; reply: DeleteExamQuestionReply };
  /** Puts a question back that was taken out of the bank. POST /apis/exam/auth/question/restore */
  restoreExamQuestion: { params: NoInput; body: RestoreExamQuestionBody; input: RestoreExamQuestionBody; reply: RestoreExamQuestionReply };
  /** Versions of a question, its use, and how it was answered. POST /apis/exam/auth/question/record */
  getExamQuestionRecord: { params: NoInput; body: GetExamQuestionRecordBody; input: GetExamQuestionRecordBody; reply: GetExamQuestionRecordReply };
  /** The tags of the question bank, the most used first. POST /apis/exam/auth/question/tags */
  listExamTags: { params: NoInput; body: ListExamTagsBody; input: ListExamTagsBody; reply: ListExamTagsReply };
  /** The papers that one made. POST /apis/exam/auth/paper/list */
  listExamPapers: { params: NoInput; body: ListExamPapersBody; input: ListExamPapersBody; reply: ListExamPapersReply };
  /** A paper with its sections. POST /apis/exam/auth/paper/view */
  getExamPaper: { params: NoInput; body: GetExamPaperBody; input: GetExamPaperBody; reply: GetExamPaperReply };
  /** Adds a paper, or a new version of one. POST /apis/exam/auth/paper/save */
  saveExamPaper: { params: NoInput; body: SaveExamPaperBody; input: SaveExamPaperBody; reply: SaveExamPaperReply };
  /** Removes a paper; exams that use it keep it. POST /apis/exam/auth/paper/delete */
  deleteExamPaper: { params: NoInput; body: DeleteExamPaperBody; input: DeleteExamPaperBody; reply: DeleteExamPaperReply };
  /** The versions of a paper, the newest first. POST /apis/exam/auth/paper/versions */
  listExamPaperVersions: { params: NoInput; body: ListExamPaperVersionsBody; input: ListExamPaperVersionsBody; reply: ListExamPaperVersionsReply };
  /** Whether the question bank can fill the random parts of a paper. POST /apis/exam/auth/paper/check */
  checkExamPaper: { params: NoInput; body: CheckExamPaperBody; input: CheckExamPaperBody; reply: CheckExamPaperReply };
  /** A paper as a learner gets it, drawn anew; nothing is stored. POST /apis/exam/auth/paper/preview */
  getExamPaperPreview: { params: NoInput; body: GetExamPaperPreviewBody; input: GetExamPaperPreviewBody; reply: GetExamPaperPreviewReply };
  /** The exams that one made. POST /apis/exam/auth/exam/list */
  listOwnExams: { params: NoInput; body: ListOwnExamsBody; input: ListOwnExamsBody; reply: ListOwnExamsReply };
  /** An exam that one made, with its settings. POST /apis/exam/auth/exam/view */
  getOwnExam: { params: NoInput; body: GetOwnExamBody; input: GetOwnExamBody; reply: GetOwnExamReply };
  /** Adds an exam, or changes one; it takes the newest version of its paper as long as nobody has begun. POST /apis/exam/auth/exam/save */
  saveExam: { params: NoInput; body: SaveExamBody; input: SaveExamBody; reply: SaveExamReply };
  /** Puts an exam on offer, or takes it off; attempts that were begun go on. POST /apis/exam/auth/exam/putaway */
  publishExam: { params: NoInput; body: PublishExamBody; input: PublishExamBody; reply: PublishExamReply };
  /** The answers that wait for a person, the oldest first. POST /apis/exam/auth/marking/list */
  listExamMarking: { params: NoInput; body: ListExamMarkingBody; input: ListExamMarkingBody; reply: ListExamMarkingReply };
  /** An answer to mark, with its question and key. POST /apis/exam/auth/marking/view */
  getExamMarking: { params: NoInput; body: GetExamMarkingBody; input: GetExamMarkingBody; reply: GetExamMarkingReply };
  /** Marks an answer; the attempt is finished with the last one. POST /apis/exam/auth/marking/save */
  saveExamMark: { params: NoInput; body: SaveExamMarkBody; input: SaveExamMarkBody; reply: SaveExamMarkReply };
  /** Who is on the list of an exam. POST /apis/exam/auth/people/list */
  listExamPeople: { params: NoInput; body: ListExamPeopleBody; input: ListExamPeopleBody; reply: ListExamPeopleReply };
  /** Reads lines of a list of people and says who would be put on the list of an exam; nothing is stored. POST /apis/exam/auth/people/check */
  checkExamPeople: { params: NoInput; body: CheckExamPeopleBody; input: CheckExamPeopleBody; reply: CheckExamPeopleReply };
  /** Puts people on the list of an exam, each with a code; who is on it already is refused by their line. POST /apis/exam/auth/people/add */
  addExamPeople: { params: NoInput; body: AddExamPeopleBody; input: AddExamPeopleBody; reply: AddExamPeopleReply };
  /** Changes what is on the list about somebody; more time reaches them also while they sit. POST /apis/exam/auth/people/save */
  saveExamPerson: { params: NoInput; body: SaveExamPersonBody; input: SaveExamPersonBody; reply: SaveExamPersonReply };
  /** Revokes codes, lets them be used again, or gives new ones; of the whole list without idList. POST /apis/exam/auth/people/code/change */
  updateExamCodes: { params: NoInput; body: UpdateExamCodesBody; input: UpdateExamCodesBody; reply: UpdateExamCodesReply };
  /** Who watches and marks an exam beside its maker. POST /apis/exam/auth/assistant/list */
  listExamAssistants: { params: NoInput; body: ListExamAssistantsBody; input: ListExamAssistantsBody; reply: ListExamAssistantsReply };
  /** Lets another lecturer, or an organisation, watch and mark an exam. POST /apis/exam/auth/assistant/add */
  addExamAssistant: { params: NoInput; body: AddExamAssistantBody; input: AddExamAssistantBody; reply: AddExamAssistantReply };
  /** Takes that away again; the marks that they gave stay. POST /apis/exam/auth/assistant/remove */
  removeExamAssistant: { params: NoInput; body: RemoveExamAssistantBody; input: RemoveExamAssistantBody; reply: RemoveExamAssistantReply };
  /** Who sits an exam now, with what was noticed. POST /apis/exam/auth/board/view */
  getExamBoard: { params: NoInput; body: GetExamBoardBody; input: GetExamBoardBody; reply: GetExamBoardReply };
  /** Gives one or all who sit an exam more time. POST /apis/exam/auth/board/extend */
  addExamTime: { params: NoInput; body: AddExamTimeBody; input: AddExamTimeBody; reply: AddExamTimeReply };
  /** Submits for one or all who sit an exam; what is on its way still counts within the time of grace. POST /apis/exam/auth/board/stop */
  submitOpenAttempts: { params: NoInput; body: SubmitOpenAttemptsBody; input: SubmitOpenAttemptsBody; reply: SubmitOpenAttemptsReply };
  /** Tells one or all who sit an exam something on their papers. POST /apis/exam/auth/board/notice */
  sendExamNotice: { params: NoInput; body: SendExamNoticeBody; input: SendExamNoticeBody; reply: SendExamNoticeReply };
  /** Takes the next answer to mark, or a certain one, for two minutes; others get the ones after it. Again, it renews the lease. POST /apis/exam/auth/marking/claim */
  startExamMarking: { params: NoInput; body: StartExamMarkingBody; input: StartExamMarkingBody; reply: StartExamMarkingReply };
  /** Answers that came after the time of grace. POST /apis/exam/auth/marking/late/list */
  listExamLateAnswers: { params: NoInput; body: ListExamLateAnswersBody; input: ListExamLateAnswersBody; reply: ListExamLateAnswersReply };
  /** Lets an answer count that came after the time of grace, and marks it anew. POST /apis/exam/auth/marking/late/accept */
  acceptExamLateAnswer: { params: NoInput; body: AcceptExamLateAnswerBody; input: AcceptExamLateAnswerBody; reply: AcceptExamLateAnswerReply };
  /** Reads the questions of a file; nothing is stored. POST /apis/exam/auth/question/import/read */
  checkExamQuestions: { params: NoInput; body: CheckExamQuestionsBody; input: CheckExamQuestionsBody; reply: CheckExamQuestionsReply };
  /** Stores questions that were read, each once: one that the subject has already is left out. POST /apis/exam/auth/question/import */
  importExamQuestions: { params: NoInput; body: ImportExamQuestionsBody; input: ImportExamQuestionsBody; reply: ImportExamQuestionsReply };
  /** Questions of the bank as a file, at most 5,000. POST /apis/exam/auth/question/export */
  exportExamQuestions: { params: NoInput; body: ExportExamQuestionsBody; input: ExportExamQuestionsBody; reply: ExportExamQuestionsReply };
  /** What a file of questions would have, and page by page what it could not have; none is made. POST /apis/exam/auth/question/export/omission/list */
  listExamExportOmissions: { params: NoInput; body: ListExamExportOmissionsBody; input: ListExamExportOmissionsBody; reply: ListExamExportOmissionsReply };
  /** A file to fill in, with an example of each type. POST /apis/exam/auth/question/template */
  getExamQuestionTemplate: { params: NoInput; body: GetExamQuestionTemplateBody; input: GetExamQuestionTemplateBody; reply: GetExamQuestionTemplateReply };
  /** Subjects that are open to practice. POST /apis/exam/api/practice/subject/list */
  listPracticeSubjects: { params: NoInput; body: ListPracticeSubjectsBody; input: ListPracticeSubjectsBody; reply: ListPracticeSubjectsReply };
  /** A subject that is open to practice, with how far one is. POST /apis/exam/auth/practice/subject/view */
  getPracticeStanding: { params: NoInput; body: GetPracticeStandingBody; input: GetPracticeStandingBody; reply: GetPracticeStandingReply };
  /** Opens a subject of one's own to practice, or closes it. POST /apis/exam/auth/practice/subject/save */
  savePracticeSubject: { params: NoInput; body: SavePracticeSubjectBody; input: SavePracticeSubjectBody; reply: SavePracticeSubjectReply };
  /** Questions to practise, in their order. POST /apis/exam/auth/practice/question/list */
  getPracticeQuestions: { params: NoInput; body: GetPracticeQuestionsBody; input: GetPracticeQuestionsBody; reply: GetPracticeQuestionsReply };
  /** Marks an answer at once, and shows what is right. POST /apis/exam/auth/practice/answer/save */
  checkPracticeAnswer: { params: NoInput; body: CheckPracticeAnswerBody; input: CheckPracticeAnswerBody; reply: CheckPracticeAnswerReply };
  /** Keeps a question as a favourite, or not any more. POST /apis/exam/auth/practice/favourite/save */
  savePracticeFavourite: { params: NoInput; body: SavePracticeFavouriteBody; input: SavePracticeFavouriteBody; reply: SavePracticeFavouriteReply };
  /** The attempts at an exam with their scores, by name, state and outcome. POST /apis/exam/auth/result/list */
  listExamResults: { params: NoInput; body: ListExamResultsBody; input: ListExamResultsBody; reply: ListExamResultsReply };
  /** How the questions of an exam work, by each person's first finished attempt. POST /apis/exam/auth/analysis/view */
  getExamAnalysis: { params: NoInput; body: GetExamAnalysisBody; input: GetExamAnalysisBody; reply: GetExamAnalysisReply };
  /** What a regrade of a question would change; nothing is stored. POST /apis/exam/auth/regrade/view */
  getExamRegrade: { params: NoInput; body: GetExamRegradeBody; input: GetExamRegradeBody; reply: GetExamRegradeReply };
  /** Carries out a regrade as it was shown; both scores are kept. POST /apis/exam/auth/regrade/save */
  saveExamRegrade: { params: NoInput; body: SaveExamRegradeBody; input: SaveExamRegradeBody; reply: SaveExamRegradeReply };
  /** Marked answers that would get another mark by their keys today; nothing is stored. POST /apis/user/auth/operator/exam/marking/changes */
  listExamMarkingChanges: { params: NoInput; body: ListExamMarkingChangesBody; input: ListExamMarkingChangesBody; reply: ListExamMarkingChangesReply };
  /** Exams on offer, the open ones first; with words, those that have them in their name; of a category also those below it. POST /apis/exam/api/exam/list */
  listExams: { params: NoInput; body: ListExamsBody; input: ListExamsBody; reply: ListExamsReply };
  /** Exams that were given to the signed-in person and that they may still sit: on whose list they are, that they bought, those of their classes; the open ones first. POST /apis/exam/auth/exam/given */
  listGivenExams: { params: NoInput; body: ListGivenExamsBody; input: ListGivenExamsBody; reply: ListGivenExamsReply };
  /** An exam before one sits it. GET /apis/exam/api/exam/view */
  getExam: { params: GetExamParams; body: NoInput; input: GetExamParams; reply: GetExamReply };
  /** Whether the signed-in person may sit an exam now, and their attempts. POST /apis/exam/auth/exam/user/view */
  getExamStanding: { params: NoInput; body: GetExamStandingBody; input: GetExamStandingBody; reply: GetExamStandingReply };
  /** Enters the exam room with a name or number and an admission code; the session reaches that one exam, and ends when its attempt is submitted. Whether the code or the name is wrong is not said. Whoever is signed in in the same browser leaves first, with isLeaving. POST /apis/exam/api/room/login */
  loginWithExamCode: { params: NoInput; body: LoginWithExamCodeBody; input: LoginWithExamCodeBody; reply: LoginWithExamCodeReply };
  /** Begins an attempt, or gives the one that is open. POST /apis/exam/auth/attempt/start */
  startExamAttempt: { params: NoInput; body: StartExamAttemptBody; input: StartExamAttemptBody; reply: StartExamAttemptReply };
  /** The paper of one's open attempt, with the answers that are stored. POST /apis/exam/auth/attempt/view */
  getExamAttempt: { params: NoInput; body: GetExamAttemptBody; input: GetExamAttemptBody; reply: GetExamAttemptReply };
  /** Stores answers of one's open attempt; without answers it renews the page's hold of it. POST /apis/exam/auth/attempt/answer/save */
  saveExamAnswers: { params: NoInput; body: SaveExamAnswersBody; input: SaveExamAnswersBody; reply: SaveExamAnswersReply };
  /** Counts what happened to the page of one's open attempt: left, copied, offline. POST /apis/exam/auth/attempt/event/save */
  saveExamEvents: { params: NoInput; body: SaveExamEventsBody; input: SaveExamEventsBody; reply: SaveExamEventsReply };
  /** Submits one's attempt; again, changes nothing. POST /apis/exam/auth/attempt/submit */
  submitExamAttempt: { params: NoInput; body: SubmitExamAttemptBody; input: SubmitExamAttemptBody; reply: SubmitExamAttemptReply };
  /** What came of one's attempt, as far as the exam lets it be seen. POST /apis/exam/auth/attempt/result */
  getExamResult: { params: NoInput; body: GetExamResultBody; input: GetExamResultBody; reply: GetExamResultReply };
  /** The questions of one's submitted attempt with right answers and explanations, as far as the exam lets them be seen. POST /apis/exam/auth/attempt/explain */
  getExamExplanations: { params: NoInput; body: GetExamExplanationsBody; input: GetExamExplanationsBody; reply: GetExamExplanationsReply };
  /** The attempts of the signed-in person, the newest first. POST /apis/exam/auth/attempt/list */
  listExamAttempts: { params: NoInput; body: ListExamAttemptsBody; input: ListExamAttemptsBody; reply: ListExamAttemptsReply };
  /** The platform in numbers: people, sales, refunds and earnings by day, and who sold most. POST /apis/user/auth/platform/figures/view */
  getPlatformFigures: { params: NoInput; body: GetPlatformFiguresBody; input: GetPlatformFiguresBody; reply: GetPlatformFiguresReply };
  /** The days of the platform in numbers as a file. POST /apis/user/auth/platform/figures/export */
  exportPlatformFigures: { params: NoInput; body: ExportPlatformFiguresBody; input: ExportPlatformFiguresBody; reply: ExportPlatformFiguresReply };
  /** Puts a course among the favourites, once or again. POST /apis/course/auth/user/collection/course/save */
  saveCollection: { params: NoInput; body: SaveCollectionBody; input: SaveCollectionBody; reply: SaveCollectionReply };
  /** Takes a course out of the favourites, if it is there. POST /apis/course/auth/user/collection/course/delete */
  deleteCollection: { params: NoInput; body: DeleteCollectionBody; input: DeleteCollectionBody; reply: DeleteCollectionReply };
  /** The favourites of the signed-in person that are on the shelf, the latest first. POST /apis/course/auth/user/collection/course/list */
  listCollections: { params: NoInput; body: ListCollectionsBody; input: ListCollectionsBody; reply: ListCollectionsReply };
  /** Follows a lecturer, once or again. POST /apis/user/auth/lecturer/attention/save */
  saveAttention: { params: NoInput; body: SaveAttentionBody; input: SaveAttentionBody; reply: SaveAttentionReply };
  /** Follows a lecturer no more. POST /apis/user/auth/lecturer/attention/delete */
  deleteAttention: { params: NoInput; body: DeleteAttentionBody; input: DeleteAttentionBody; reply: DeleteAttentionReply };
  /** The lecturers whom the signed-in person follows, the latest first. POST /apis/user/auth/lecturer/attention/list */
  listAttentions: { params: NoInput; body: ListAttentionsBody; input: ListAttentionsBody; reply: ListAttentionsReply };
  /** Whether the signed-in person follows a lecturer. POST /apis/user/auth/lecturer/attention/view */
  getAttention: { params: NoInput; body: GetAttentionBody; input: GetAttentionBody; reply: GetAttentionReply };
  /** Opens signing in to a lesson, or closes it; a closed one can be opened again. POST /apis/grade/auth/attendance/save */
  saveGradeAttendance: { params: NoInput; body: SaveGradeAttendanceBody; input: SaveGradeAttendanceBody; reply: SaveGradeAttendanceReply };
  /** The code of this moment of a lesson, and how many are there. POST /apis/grade/auth/attendance/view */
  getGradeAttendance: { params: NoInput; body: GetGradeAttendanceBody; input: GetGradeAttendanceBody; reply: GetGradeAttendanceReply };
  /** Who was at a lesson and who was not. POST /apis/grade/auth/attendance/attendee/list */
  listGradeAttendees: { params: NoInput; body: ListGradeAttendeesBody; input: ListGradeAttendeesBody; reply: ListGradeAttendeesReply };
  /** Writes down by hand whether somebody was at a lesson. Recorded. POST /apis/grade/auth/attendance/attendee/save */
  saveGradeAttendee: { params: NoInput; body: SaveGradeAttendeeBody; input: SaveGradeAttendeeBody; reply: SaveGradeAttendeeReply };
  /** The lessons of a class with how many signed in. POST /apis/grade/auth/attendance/lesson/list */
  listAttendanceLessons: { params: NoInput; body: ListAttendanceLessonsBody; input: ListAttendanceLessonsBody; reply: ListAttendanceLessonsReply };
  /** At how many lessons of a class each member was. POST /apis/grade/auth/attendance/total/list */
  listAttendanceTotals: { params: NoInput; body: ListAttendanceTotalsBody; input: ListAttendanceTotalsBody; reply: ListAttendanceTotalsReply };
  /** Notes that a browser came in time with the QR code of a lesson, for who has to sign in to their account first. POST /apis/grade/api/attendance/check */
  checkGradeToken: { params: NoInput; body: CheckGradeTokenBody; input: CheckGradeTokenBody; reply: CheckGradeTokenReply };
  /** Signs in to a lesson by its QR code, by the ticket given for it, or by the six digits, for which the lesson need not be said; again, it says how one is written down. POST /apis/grade/auth/attendance/sign */
  signGradeAttendance: { params: NoInput; body: SignGradeAttendanceBody; input: SignGradeAttendanceBody; reply: SignGradeAttendanceReply };
  /** The classes that one manages. POST /apis/grade/auth/own/list */
  listOwnGrades: { params: NoInput; body: ListOwnGradesBody; input: ListOwnGradesBody; reply: ListOwnGradesReply };
  /** A class that one manages. POST /apis/grade/auth/own/view */
  getOwnGrade: { params: NoInput; body: GetOwnGradeBody; input: GetOwnGradeBody; reply: GetOwnGradeReply };
  /** Makes a class, or changes its settings. POST /apis/grade/auth/own/save */
  saveGrade: { params: NoInput; body: SaveGradeBody; input: SaveGradeBody; reply: SaveGradeReply };
  /** Opens, starts or closes a class; a closed one can be opened again. POST /apis/grade/auth/own/state */
  saveGradeState: { params: NoInput; body: SaveGradeStateBody; input: SaveGradeStateBody; reply: SaveGradeStateReply };
  /** Deletes a class that nobody ever joined, bought or sat an exam in. POST /apis/grade/auth/own/delete */
  deleteGrade: { params: NoInput; body: DeleteGradeBody; input: DeleteGradeBody; reply: DeleteGradeReply };
  /** Who is in a class that one manages. POST /apis/grade/auth/member/list */
  listGradeMembers: { params: NoInput; body: ListGradeMembersBody; input: ListGradeMembersBody; reply: ListGradeMembersReply };
  /** Who can be put into a class: learners of the organisation, or of its lecturer's courses, who are not in it. POST /apis/grade/auth/member/candidate/list */
  listGradeCandidates: { params: NoInput; body: ListGradeCandidatesBody; input: ListGradeCandidatesBody; reply: ListGradeCandidatesReply };
  /** Puts people into a class and takes others out, as far as it has places. POST /apis/grade/auth/member/save */
  saveGradeMembers: { params: NoInput; body: SaveGradeMembersBody; input: SaveGradeMembersBody; reply: SaveGradeMembersReply };
  /** Makes a member an assistant, who helps to manage the class, or a member again. POST /apis/grade/auth/member/role */
  saveGradeRole: { params: NoInput; body: SaveGradeRoleBody; input: SaveGradeRoleBody; reply: SaveGradeRoleReply };
  /** Reads lines of a list of people and says who would be in a class, who would be invited, and who not; nothing is stored. POST /apis/grade/auth/member/import/read */
  checkGradeList: { params: NoInput; body: CheckGradeListBody; input: CheckGradeListBody; reply: CheckGradeListReply };
  /** Takes a list of people into a class; who cannot be taken is named. POST /apis/grade/auth/member/import */
  importGradeMembers: { params: NoInput; body: ImportGradeMembersBody; input: ImportGradeMembersBody; reply: ImportGradeMembersReply };
  /** The codes of a class. POST /apis/grade/auth/code/list */
  listGradeCodes: { params: NoInput; body: ListGradeCodesBody; input: ListGradeCodesBody; reply: ListGradeCodesReply };
  /** Makes a code to join a class. POST /apis/grade/auth/code/add */
  addGradeCode: { params: NoInput; body: AddGradeCodeBody; input: AddGradeCodeBody; reply: AddGradeCodeReply };
  /** Ends a code: nobody joins with it any more. POST /apis/grade/auth/code/revoke */
  cancelGradeCode: { params: NoInput; body: CancelGradeCodeBody; input: CancelGradeCodeBody; reply: CancelGradeCodeReply };
  /** Who asks to be taken into a class, those that wait first. POST /apis/grade/auth/application/list */
  listGradeApplications: { params: NoInput; body: ListGradeApplicationsBody; input: ListGradeApplicationsBody; reply: ListGradeApplicationsReply };
  /** Accepts or refuses applications; those that the class has no place for are named and still wait. POST /apis/grade/auth/application/decide */
  auditGradeApplications: { params: NoInput; body: AuditGradeApplicationsBody; input: AuditGradeApplicationsBody; reply: AuditGradeApplicationsReply };
  /** Announces something in a class; each member gets a message. POST /apis/grade/auth/notice/add */
  addGradeNotice: { params: NoInput; body: AddGradeNoticeBody; input: AddGradeNoticeBody; reply: AddGradeNoticeReply };
  /** Takes an announcement out of a class; messages that were sent stay. POST /apis/grade/auth/notice/delete */
  deleteGradeNotice: { params: NoInput; body: DeleteGradeNoticeBody; input: DeleteGradeNoticeBody; reply: DeleteGradeNoticeReply };
  /** Adds a lesson to the timetable of a class, or changes one. POST /apis/grade/auth/lesson/save */
  saveGradeLesson: { params: NoInput; body: SaveGradeLessonBody; input: SaveGradeLessonBody; reply: SaveGradeLessonReply };
  /** Takes a lesson out of the timetable. POST /apis/grade/auth/lesson/delete */
  deleteGradeLesson: { params: NoInput; body: DeleteGradeLessonBody; input: DeleteGradeLessonBody; reply: DeleteGradeLessonReply };
  /** Courses of a class, for a lesson that is about one of them. POST /apis/grade/auth/content/course/list */
  listGradeCourses: { params: NoInput; body: ListGradeCoursesBody; input: ListGradeCoursesBody; reply: ListGradeCoursesReply };
  /** Courses and exams that a class can have: those of who manages it. POST /apis/grade/auth/content/choices */
  listGradeChoices: { params: NoInput; body: ListGradeChoicesBody; input: ListGradeChoicesBody; reply: ListGradeChoicesReply };
  /** Decides which courses and exams a class has, in their order. POST /apis/grade/auth/content/save */
  saveGradeContent: { params: NoInput; body: SaveGradeContentBody; input: SaveGradeContentBody; reply: SaveGradeContentReply };
  /** The gradebook of a class: its members and what they reached in each exam, 500 members a page. POST /apis/grade/auth/book/view */
  getGradeBook: { params: NoInput; body: GetGradeBookBody; input: GetGradeBookBody; reply: GetGradeBookReply };
  /** The gradebook of a class as a file. POST /apis/grade/auth/book/export */
  exportGradeBook: { params: NoInput; body: ExportGradeBookBody; input: ExportGradeBookBody; reply: ExportGradeBookReply };
  /** How far the members of a class are in its courses, and how they did in its exams. POST /apis/grade/auth/figures/view */
  getGradeFigures: { params: NoInput; body: GetGradeFiguresBody; input: GetGradeFiguresBody; reply: GetGradeFiguresReply };
  /** Classes that can be seen by all. POST /apis/course/api/grade/list */
  listGrades: { params: NoInput; body: ListGradesBody; input: ListGradesBody; reply: ListGradesReply };
  /** A class that can be seen by all, with its courses and exams. GET /apis/grade/api/view */
  getGrade: { params: GetGradeParams; body: NoInput; input: GetGradeParams; reply: GetGradeReply };
  /** Where the person who asks stands with a class. POST /apis/grade/auth/standing */
  getGradeStanding: { params: NoInput; body: GetGradeStandingBody; input: GetGradeStandingBody; reply: GetGradeStandingReply };
  /** Joins a class with a code; more than ten wrong ones an hour are refused. POST /apis/grade/auth/join */
  joinGrade: { params: NoInput; body: JoinGradeBody; input: JoinGradeBody; reply: JoinGradeReply };
  /** Asks to be taken into a class. POST /apis/grade/auth/application/save */
  saveGradeApplication: { params: NoInput; body: SaveGradeApplicationBody; input: SaveGradeApplicationBody; reply: SaveGradeApplicationReply };
  /** Takes back what one asked of a class. POST /apis/grade/auth/application/withdraw */
  withdrawGradeApplication: { params: NoInput; body: WithdrawGradeApplicationBody; input: WithdrawGradeApplicationBody; reply: WithdrawGradeApplicationReply };
  /** Leaves a class; what one did in it stays and is there again after joining anew. POST /apis/grade/auth/leave */
  leaveGrade: { params: NoInput; body: LeaveGradeBody; input: LeaveGradeBody; reply: LeaveGradeReply };
  /** Joins a class that has the mobile number of the person who asks on its list. POST /apis/grade/auth/invitation/accept */
  acceptGradeInvitation: { params: NoInput; body: AcceptGradeInvitationBody; input: AcceptGradeInvitationBody; reply: AcceptGradeInvitationReply };
  /** The classes of the person who asks, and those that they asked to join. POST /apis/grade/auth/mine */
  listMyGrades: { params: NoInput; body: ListMyGradesBody; input: ListMyGradesBody; reply: ListMyGradesReply };
  /** The inside of a class, for who belongs to it. GET /apis/grade/auth/room */
  getGradeRoom: { params: GetGradeRoomParams; body: NoInput; input: GetGradeRoomParams; reply: GetGradeRoomReply };
  /** Who else is in a class, where the class shows it. POST /apis/grade/auth/mate/list */
  listGradeMates: { params: NoInput; body: ListGradeMatesBody; input: ListGradeMatesBody; reply: ListGradeMatesReply };
  /** The leaderboard of a class that shows one: who stands next to who asks. POST /apis/grade/auth/board/view */
  getGradeBoard: { params: NoInput; body: GetGradeBoardBody; input: GetGradeBoardBody; reply: GetGradeBoardReply };
  /** Takes who asks off the leaderboard of their class, or puts them back. POST /apis/grade/auth/board/save */
  saveGradeBoardChoice: { params: NoInput; body: SaveGradeBoardChoiceBody; input: SaveGradeBoardChoiceBody; reply: SaveGradeBoardChoiceReply };
  /** The timetable of a class as a calendar file. POST /apis/grade/auth/timetable/export */
  exportGradeTimetable: { params: NoInput; body: ExportGradeTimetableBody; input: ExportGradeTimetableBody; reply: ExportGradeTimetableReply };
  /** The two category trees of the home page, each top category with recommended courses. POST /apis/course/api/home/category/list */
  listHomeCategories: { params: NoInput; body: ListHomeCategoriesBody; input: ListHomeCategoriesBody; reply: ListHomeCategoriesReply };
  /** Recommended courses of a category. POST /apis/course/api/home/recommend/list */
  listHomeRecommendations: { params: NoInput; body: ListHomeRecommendationsBody; input: ListHomeRecommendationsBody; reply: ListHomeRecommendationsReply };
  /** The homework of a class that one manages, with how many have handed it in. POST /apis/grade/auth/homework/own/list */
  listOwnHomework: { params: NoInput; body: ListOwnHomeworkBody; input: ListOwnHomeworkBody; reply: ListOwnHomeworkReply };
  /** Gives a class homework, or changes it. POST /apis/grade/auth/homework/own/save */
  saveHomework: { params: NoInput; body: SaveHomeworkBody; input: SaveHomeworkBody; reply: SaveHomeworkReply };
  /** Takes homework back that nobody has begun. POST /apis/grade/auth/homework/own/delete */
  deleteHomework: { params: NoInput; body: DeleteHomeworkBody; input: DeleteHomeworkBody; reply: DeleteHomeworkReply };
  /** A homework with what one has handed in and what it earned. POST /apis/grade/auth/homework/view */
  getHomework: { params: NoInput; body: GetHomeworkBody; input: GetHomeworkBody; reply: GetHomeworkReply };
  /** The way to a file of an answer, for its author and who marks it. POST /apis/grade/auth/homework/file */
  getHomeworkFile: { params: NoInput; body: GetHomeworkFileBody; input: GetHomeworkFileBody; reply: GetHomeworkFileReply };
  /** Applies to become a lecturer; signed out, with a captcha. POST /apis/user/api/lecturer/audit/save */
  saveLecturerAudit: { params: NoInput; body: SaveLecturerAuditBody; input: SaveLecturerAuditBody; reply: SaveLecturerAuditReply };
  /** The newest application of the signed-in person to become a lecturer. GET /apis/user/auth/lecturer/audit/view */
  getLecturerAudit: { params: NoInput; body: NoInput; input: NoInput; reply: GetLecturerAuditReply };
  /** Applies to join as an organisation; signed out, with a captcha. POST /apis/user/api/org/audit/save */
  saveOrganisationAudit: { params: NoInput; body: SaveOrganisationAuditBody; input: SaveOrganisationAuditBody; reply: SaveOrganisationAuditReply };
  /** The newest application of the signed-in person to join as an organisation. GET /apis/user/auth/org/audit/view */
  getOrganisationAudit: { params: NoInput; body: NoInput; input: NoInput; reply: GetOrganisationAuditReply };
  /** Applications to become a lecturer, those that have waited longest first: operators see all, organisations those of their own people. POST /apis/user/auth/lecturer/audit/list */
  listLecturerAudits: { params: NoInput; body: ListLecturerAuditsBody; input: ListLecturerAuditsBody; reply: ListLecturerAuditsReply };
  /** Decides an application to become a lecturer; passed, the account is a lecturer's. POST /apis/user/auth/lecturer/audit/answer */
  auditLecturer: { params: NoInput; body: AuditLecturerBody; input: AuditLecturerBody; reply: AuditLecturerReply };
  /** Applications to join as an organisation, those that have waited longest first. POST /apis/user/auth/org/audit/list */
  listOrganisationAudits: { params: NoInput; body: ListOrganisationAuditsBody; input: ListOrganisationAuditsBody; reply: ListOrganisationAuditsReply };
  /** Decides an application to join as an organisation; passed, the organisation is there and the account is its own. POST /apis/user/auth/org/audit/answer */
  auditOrganisation: { params: NoInput; body: AuditOrganisationBody; input: AuditOrganisationBody; reply: AuditOrganisationReply };
  /** Whom the organisation that asks has invited to teach for it, the newest first. POST /apis/user/auth/org/lecturer/invitation/list */
  listLecturerInvitations: { params: NoInput; body: ListLecturerInvitationsBody; input: ListLecturerInvitationsBody; reply: ListLecturerInvitationsReply };
  /** Invites whoever has a mobile number to teach for the organisation that asks. POST /apis/user/auth/org/lecturer/invitation/save */
  saveLecturerInvitation: { params: NoInput; body: SaveLecturerInvitationBody; input: SaveLecturerInvitationBody; reply: SaveLecturerInvitationReply };
  /** Makes a link by which people begin to teach for the organisation that asks: one of them, or all until a day. POST /apis/user/auth/org/lecturer/link/save */
  saveLecturerLink: { params: NoInput; body: SaveLecturerLinkBody; input: SaveLecturerLinkBody; reply: SaveLecturerLinkReply };
  /** Takes back an invitation or a link; who accepted stays. POST /apis/user/auth/org/lecturer/invitation/withdraw */
  withdrawLecturerInvitation: { params: NoInput; body: WithdrawLecturerInvitationBody; input: WithdrawLecturerInvitationBody; reply: WithdrawLecturerInvitationReply };
  /** Ends that somebody teaches for the organisation that asks, and tells them. POST /apis/user/auth/org/lecturer/remove */
  removeLecturer: { params: NoInput; body: RemoveLecturerBody; input: RemoveLecturerBody; reply: RemoveLecturerReply };
  /** For whom one teaches, and who asks one to: by one's number, and by the link that one has. POST /apis/user/api/lecturer/offer/list */
  listLecturerOffers: { params: NoInput; body: ListLecturerOffersBody; input: ListLecturerOffersBody; reply: ListLecturerOffersReply };
  /** Accepts or declines an invitation to teach, by its number or by the code of its link. POST /apis/user/auth/lecturer/offer/answer */
  updateLecturerInvitation: { params: NoInput; body: UpdateLecturerInvitationBody; input: UpdateLecturerInvitationBody; reply: UpdateLecturerInvitationReply };
  /** Ends that one teaches for one's organisation; one stays a lecturer. POST /apis/user/auth/lecturer/leave */
  cancelTeaching: { params: NoInput; body: CancelTeachingBody; input: CancelTeachingBody; reply: CancelTeachingReply };
  /** Lecturers with courses on the shelf. POST /apis/user/api/lecturer/list */
  listLecturers: { params: NoInput; body: ListLecturersBody; input: ListLecturersBody; reply: ListLecturersReply };
  /** A lecturer. POST /apis/user/api/lecturer/view */
  getLecturer: { params: NoInput; body: GetLecturerBody; input: GetLecturerBody; reply: GetLecturerReply };
  /** The trial balance: every account of the ledger, and whatever is uneven. POST /apis/user/auth/operator/ledger/books */
  getBooks: { params: NoInput; body: GetBooksBody; input: GetBooksBody; reply: GetBooksReply };
  /** Entries of the ledger, the newest first. POST /apis/user/auth/operator/ledger/entry/list */
  listLedgerEntries: { params: NoInput; body: ListLedgerEntriesBody; input: ListLedgerEntriesBody; reply: ListLedgerEntriesReply };
  /** Where the signed-in lecturer sends live classes to. POST /apis/course/auth/course/channel/get */
  getLiveChannel: { params: NoInput; body: NoInput; input: NoInput; reply: GetLiveChannelReply };
  /** The key of the lecturer's channel. POST /apis/course/auth/course/channel/key */
  getLiveChannelKey: { params: NoInput; body: NoInput; input: NoInput; reply: GetLiveChannelKeyReply };
  /** Gives the lecturer's channel another key; the old one is good no more, and who sends with it is cut off. POST /apis/course/auth/course/update/channel/passwd */
  updateChannelPassword: { params: NoInput; body: NoInput; input: NoInput; reply: UpdateChannelPasswordReply };
  /** The sessions of one's live courses: those to come, or those that are over with who came. POST /apis/course/auth/course/live/session/list */
  listLiveSessions: { params: NoInput; body: ListLiveSessionsBody; input: ListLiveSessionsBody; reply: ListLiveSessionsReply };
  /** Who was at a session, the longest first, for those who look after it. POST /apis/course/auth/course/live/attendance/list */
  listLiveAttendees: { params: NoInput; body: ListLiveAttendeesBody; input: ListLiveAttendeesBody; reply: ListLiveAttendeesReply };
  /** Begins a course; it has its number from then on and is seen by those who make it alone. POST /apis/course/auth/course/draft/add */
  createCourseDraft: { params: NoInput; body: CreateCourseDraftBody; input: CreateCourseDraftBody; reply: CreateCourseDraftReply };
  /** The courses that a lecturer or an organisation makes. POST /apis/course/auth/course/draft/list */
  listCourseDrafts: { params: NoInput; body: ListCourseDraftsBody; input: ListCourseDraftsBody; reply: ListCourseDraftsReply };
  /** The working draft of a course, for those who make it and those who audit it. GET /apis/course/auth/course/draft/view */
  getCourseDraft: { params: GetCourseDraftParams; body: NoInput; input: GetCourseDraftParams; reply: GetCourseDraftReply };
  /** Saves the working draft; learners see nothing of it. POST /apis/course/auth/course/draft/save */
  saveCourseDraft: { params: NoInput; body: SaveCourseDraftBody; input: SaveCourseDraftBody; reply: SaveCourseDraftReply };
  /** Hands the draft to the audit. POST /apis/course/auth/course/draft/submit */
  submitCourseDraft: { params: NoInput; body: SubmitCourseDraftBody; input: SubmitCourseDraftBody; reply: SubmitCourseDraftReply };
  /** Takes the draft back from the audit. POST /apis/course/auth/course/draft/withdraw */
  withdrawCourseDraft: { params: NoInput; body: WithdrawCourseDraftBody; input: WithdrawCourseDraftBody; reply: WithdrawCourseDraftReply };
  /** Puts a course that has passed on the shelf, or takes it off. POST /apis/course/auth/course/shelf/save */
  saveCourseShelf: { params: NoInput; body: SaveCourseShelfBody; input: SaveCourseShelfBody; reply: SaveCourseShelfReply };
  /** Removes a course that never was published; of one that was, what was changed since. POST /apis/course/auth/course/draft/delete */
  deleteCourseDraft: { params: NoInput; body: DeleteCourseDraftBody; input: DeleteCourseDraftBody; reply: DeleteCourseDraftReply };
  /** The courses that wait for the audit, those that have waited longest first. POST /apis/course/auth/course/audit/list */
  listCourseAudits: { params: NoInput; body: ListCourseAuditsBody; input: ListCourseAuditsBody; reply: ListCourseAuditsReply };
  /** Passes or refuses the version that was looked at; those who made it get a message. POST /apis/course/auth/course/audit/save */
  auditCourse: { params: NoInput; body: AuditCourseBody; input: AuditCourseBody; reply: AuditCourseReply };
  /** The course as its page would look from the draft, for those who make it and those who audit it. POST /apis/course/auth/course/draft/preview */
  getCoursePreview: { params: NoInput; body: GetCoursePreviewBody; input: GetCoursePreviewBody; reply: GetCoursePreviewReply };
  /** The way to what a lesson of the draft shows. POST /apis/course/auth/course/draft/media */
  getPreviewMedia: { params: NoInput; body: GetPreviewMediaBody; input: GetPreviewMediaBody; reply: GetPreviewMediaReply };
  /** The lecturers of the organisation that asks, with what becomes of their courses. POST /apis/user/auth/org/lecturer/list */
  listOrganisationLecturers: { params: NoInput; body: ListOrganisationLecturersBody; input: ListOrganisationLecturersBody; reply: ListOrganisationLecturersReply };
  /** What the lecturer who asks says of themselves on their public page. GET /apis/user/auth/lecturer/profile/view */
  getOwnLecturer: { params: NoInput; body: NoInput; input: NoInput; reply: GetOwnLecturerReply };
  /** Changes it, at once. POST /apis/user/auth/lecturer/profile/save */
  saveOwnLecturer: { params: NoInput; body: SaveOwnLecturerBody; input: SaveOwnLecturerBody; reply: SaveOwnLecturerReply };
  /** The media assets of the signed-in person, of an organisation all that its people uploaded; the newest first. POST /apis/course/auth/media/list */
  listMediaAssets: { params: NoInput; body: ListMediaAssetsBody; input: ListMediaAssetsBody; reply: ListMediaAssetsReply };
  /** A media asset. POST /apis/course/auth/media/view */
  getMediaAsset: { params: NoInput; body: GetMediaAssetBody; input: GetMediaAssetBody; reply: GetMediaAssetReply };
  /** The way to a media asset for whoever looks after it: to play a film, to save the rest. POST /apis/course/auth/media/url */
  getMediaUrl: { params: NoInput; body: GetMediaUrlBody; input: GetMediaUrlBody; reply: GetMediaUrlReply };
  /** Gives a media asset another name. POST /apis/course/auth/media/rename */
  renameMediaAsset: { params: NoInput; body: RenameMediaAssetBody; input: RenameMediaAssetBody; reply: RenameMediaAssetReply };
  /** Removes a media asset that no lesson and no draft uses. POST /apis/course/auth/media/delete */
  deleteMediaAsset: { params: NoInput; body: DeleteMediaAssetBody; input: DeleteMediaAssetBody; reply: DeleteMediaAssetReply };
  /** The lessons and drafts that use a media asset, a hundred at most. POST /apis/course/auth/media/lesson/list */
  listMediaLessons: { params: NoInput; body: ListMediaLessonsBody; input: ListMediaLessonsBody; reply: ListMediaLessonsReply };
  /** The learners of the organisation that asks, the newest first, with what they answered to its own questions. POST /apis/user/auth/org/member/list */
  listMembers: { params: NoInput; body: ListMembersBody; input: ListMembersBody; reply: ListMembersReply };
  /** Ends somebody's membership of the organisation, and tells them. POST /apis/user/auth/org/member/remove */
  removeMember: { params: NoInput; body: RemoveMemberBody; input: RemoveMemberBody; reply: RemoveMemberReply };
  /** The codes by which people become members, the newest first. POST /apis/user/auth/org/member/code/list */
  listMemberCodes: { params: NoInput; body: ListMemberCodesBody; input: ListMemberCodesBody; reply: ListMemberCodesReply };
  /** Makes a code by which people become members. POST /apis/user/auth/org/member/code/save */
  addMemberCode: { params: NoInput; body: AddMemberCodeBody; input: AddMemberCodeBody; reply: AddMemberCodeReply };
  /** Ends a code; who joined with it stays a member. POST /apis/user/auth/org/member/code/revoke */
  removeMemberCode: { params: NoInput; body: RemoveMemberCodeBody; input: RemoveMemberCodeBody; reply: RemoveMemberCodeReply };
  /** Whom the organisation has invited by number, the newest first. POST /apis/user/auth/org/member/invitation/list */
  listMemberInvitations: { params: NoInput; body: ListMemberInvitationsBody; input: ListMemberInvitationsBody; reply: ListMemberInvitationsReply };
  /** Reads lines of a list of people and says which of them would be invited; nothing is stored. POST /apis/user/auth/org/member/invitation/check */
  checkMemberList: { params: NoInput; body: CheckMemberListBody; input: CheckMemberListBody; reply: CheckMemberListReply };
  /** Invites the people of a list; each becomes a member when they accept. Who cannot be invited is named. POST /apis/user/auth/org/member/invitation/save */
  importMembers: { params: NoInput; body: ImportMembersBody; input: ImportMembersBody; reply: ImportMembersReply };
  /** Takes an invitation back that was not answered. POST /apis/user/auth/org/member/invitation/withdraw */
  withdrawMemberInvitation: { params: NoInput; body: WithdrawMemberInvitationBody; input: WithdrawMemberInvitationBody; reply: WithdrawMemberInvitationReply };
  /** Changes what a learner is told to be; isRecommended is the operators' to say. POST /apis/user/auth/org/member/update */
  updateMember: { params: NoInput; body: UpdateMemberBody; input: UpdateMemberBody; reply: UpdateMemberReply };
  /** Asks learners to complete their profiles before anything else: those that are named, or all of the organisation. POST /apis/user/auth/org/member/profile/ask */
  sendProfileRequest: { params: NoInput; body: SendProfileRequestBody; input: SendProfileRequestBody; reply: SendProfileRequestReply };
  /** What a learner filled in to complete their profile, where the site verifies profiles. Each look is recorded. POST /apis/user/auth/org/member/profile/view */
  getMemberProfile: { params: NoInput; body: GetMemberProfileBody; input: GetMemberProfileBody; reply: GetMemberProfileReply };
  /** Verifies a profile that waits, or sends it back with words. POST /apis/user/auth/org/member/profile/audit */
  auditMemberProfile: { params: NoInput; body: AuditMemberProfileBody; input: AuditMemberProfileBody; reply: AuditMemberProfileReply };
  /** The selfie of one of the organisation's learners, at an address for some minutes. Each look is recorded. POST /apis/user/auth/org/member/selfie */
  getMemberSelfie: { params: NoInput; body: GetMemberSelfieBody; input: GetMemberSelfieBody; reply: GetMemberSelfieReply };
  /** What becoming a member of an organisation means for who asks; with a code where they have one. A code alone names its organisation. POST /apis/user/auth/member/offer */
  getMemberOffer: { params: NoInput; body: GetMemberOfferBody; input: GetMemberOfferBody; reply: GetMemberOfferReply };
  /** Makes who asks a member of an organisation. POST /apis/user/auth/member/join */
  startMembership: { params: NoInput; body: StartMembershipBody; input: StartMembershipBody; reply: StartMembershipReply };
  /** To which organisation who asks belongs, and which invite them. POST /apis/user/auth/member/view */
  getMembership: { params: NoInput; body: GetMembershipBody; input: GetMembershipBody; reply: GetMembershipReply };
  /** Leaves the organisation that one belongs to. Courses, progress and certificates stay. POST /apis/user/auth/member/leave */
  cancelMembership: { params: NoInput; body: CancelMembershipBody; input: CancelMembershipBody; reply: CancelMembershipReply };
  /** Accepts or declines the invitation of an organisation. POST /apis/user/auth/member/invitation/answer */
  updateMemberInvitation: { params: NoInput; body: UpdateMemberInvitationBody; input: UpdateMemberInvitationBody; reply: UpdateMemberInvitationReply };
  /** Whether a selfie is asked of the person, and theirs. POST /apis/user/auth/member/selfie/view */
  getSelfie: { params: NoInput; body: GetSelfieBody; input: GetSelfieBody; reply: GetSelfieReply };
  /** Keeps an uploaded photo as the person's selfie; the one before is removed. POST /apis/user/auth/member/selfie/save */
  saveSelfie: { params: NoInput; body: SaveSelfieBody; input: SaveSelfieBody; reply: SaveSelfieReply };
  /** Removes the person's selfie. POST /apis/user/auth/member/selfie/delete */
  removeSelfie: { params: NoInput; body: RemoveSelfieBody; input: RemoveSelfieBody; reply: RemoveSelfieReply };
  /** The messages of the signed-in person: those on top first, then the newest. POST /apis/user/auth/msg/user/page */
  listMessages: { params: NoInput; body: ListMessagesBody; input: ListMessagesBody; reply: ListMessagesReply };
  /** Marks a message of the signed-in person as read. POST /apis/user/auth/msg/user/read */
  readMessage: { params: NoInput; body: ReadMessageBody; input: ReadMessageBody; reply: ReadMessageReply };
  /** How many messages the signed-in person has not read. POST /apis/user/auth/msg/user/num */
  getMessageCount: { params: NoInput; body: NoInput; input: NoInput; reply: GetMessageCountReply };
  /** Marks all messages of the signed-in person as read. POST /apis/user/auth/msg/user/read/all */
  readAllMessages: { params: NoInput; body: NoInput; input: NoInput; reply: ReadAllMessagesReply };
  /** Sends a suggestion to the platform, five an hour at most. POST /apis/user/auth/system/suggestion/save */
  saveSuggestion: { params: NoInput; body: SaveSuggestionBody; input: SaveSuggestionBody; reply: SaveSuggestionReply };
  /** What people suggested, the newest first. POST /apis/user/auth/operator/suggestion/list */
  listSuggestions: { params: NoInput; body: ListSuggestionsBody; input: ListSuggestionsBody; reply: ListSuggestionsReply };
  /** Answers a suggestion in a message to who made it; without an answer it is put aside. POST /apis/user/auth/operator/suggestion/answer */
  sendSuggestionAnswer: { params: NoInput; body: SendSuggestionAnswerBody; input: SendSuggestionAnswerBody; reply: SendSuggestionAnswerReply };
  /** Which kinds of messages the signed-in person does not want, and which of the others by SMS too. POST /apis/user/auth/msg/choice/view */
  getMessageChoice: { params: NoInput; body: NoInput; input: NoInput; reply: GetMessageChoiceReply };
  /** Chooses which kinds of messages come, and which by SMS too; those of security, orders and decisions always do. POST /apis/user/auth/msg/choice/save */
  saveMessageChoice: { params: NoInput; body: SaveMessageChoiceBody; input: SaveMessageChoiceBody; reply: SaveMessageChoiceReply };
  /** What a site announced and will announce, with how many have read it. POST /apis/user/auth/msg/announcement/list */
  listAnnouncements: { params: NoInput; body: ListAnnouncementsBody; input: ListAnnouncementsBody; reply: ListAnnouncementsReply };
  /** Courses or classes of a site that an announcement can be for. POST /apis/user/auth/msg/announcement/target/list */
  listAnnouncementTargets: { params: NoInput; body: ListAnnouncementTargetsBody; input: ListAnnouncementTargetsBody; reply: ListAnnouncementTargetsReply };
  /** Writes a message to everybody, a course, a class or named people, sent at once or at a set time. POST /apis/user/auth/msg/announcement/save */
  saveAnnouncement: { params: NoInput; body: SaveAnnouncementBody; input: SaveAnnouncementBody; reply: SaveAnnouncementReply };
  /** Takes an announcement back before it is sent. POST /apis/user/auth/msg/announcement/cancel */
  cancelAnnouncement: { params: NoInput; body: CancelAnnouncementBody; input: CancelAnnouncementBody; reply: CancelAnnouncementReply };
  /** Reports what somebody wrote; once a person. POST /apis/community/auth/report/save */
  saveReport: { params: NoInput; body: SaveReportBody; input: SaveReportBody; reply: SaveReportReply };
  /** What waits to be decided on, those that weigh most first; or what was decided, the latest first. POST /apis/community/auth/moderation/review/list */
  listReviews: { params: NoInput; body: ListReviewsBody; input: ListReviewsBody; reply: ListReviewsReply };
  /** Decides: what is kept is shown again, what is removed is gone for readers; the writer is told. POST /apis/community/auth/moderation/review/audit */
  auditReview: { params: NoInput; body: AuditReviewBody; input: AuditReviewBody; reply: AuditReviewReply };
  /** Decides on several at once, in one transaction; each writer is told. POST /apis/community/auth/moderation/review/audit/list */
  auditReviews: { params: NoInput; body: AuditReviewsBody; input: AuditReviewsBody; reply: AuditReviewsReply };
  /** What became of something, step by step. POST /apis/community/auth/moderation/review/history */
  listReviewEvents: { params: NoInput; body: ListReviewEventsBody; input: ListReviewEventsBody; reply: ListReviewEventsReply };
  /** What was decided about what one wrote, the latest first. POST /apis/community/auth/review/list */
  listOwnReviews: { params: NoInput; body: ListOwnReviewsBody; input: ListOwnReviewsBody; reply: ListOwnReviewsReply };
  /** Appeals against a decision, once. POST /apis/community/auth/review/appeal/save */
  saveAppeal: { params: NoInput; body: SaveAppealBody; input: SaveAppealBody; reply: SaveAppealReply };
  /** The list of words of the platform or an organisation, the latest first. POST /apis/community/auth/moderation/word/list */
  listModerationWords: { params: NoInput; body: ListModerationWordsBody; input: ListModerationWordsBody; reply: ListModerationWordsReply };
  /** Adds a word or changes one; it counts everywhere within a second. POST /apis/community/auth/moderation/word/save */
  saveModerationWord: { params: NoInput; body: SaveModerationWordBody; input: SaveModerationWordBody; reply: SaveModerationWordReply };
  /** Takes words off the list. POST /apis/community/auth/moderation/word/delete */
  removeModerationWords: { params: NoInput; body: RemoveModerationWordsBody; input: RemoveModerationWordsBody; reply: RemoveModerationWordsReply };
  /** What would become of a list of words; nothing is changed. POST /apis/community/auth/moderation/word/import/check */
  checkWordList: { params: NoInput; body: CheckWordListBody; input: CheckWordListBody; reply: CheckWordListReply };
  /** Takes a list of words over; what is no word is left out. POST /apis/community/auth/moderation/word/import */
  importWordList: { params: NoInput; body: ImportWordListBody; input: ImportWordListBody; reply: ImportWordListReply };
  /** What the lists make of a text, and which words of it matched. POST /apis/community/auth/moderation/word/try */
  checkModerationText: { params: NoInput; body: CheckModerationTextBody; input: CheckModerationTextBody; reply: CheckModerationTextReply };
  /** Who may not write, or might not before; the latest first. POST /apis/community/auth/moderation/blocked/list */
  listBlockedPeople: { params: NoInput; body: ListBlockedPeopleBody; input: ListBlockedPeopleBody; reply: ListBlockedPeopleReply };
  /** Lets somebody write no more, or until a day; the person is told why. POST /apis/community/auth/moderation/blocked/save */
  saveBlockedPerson: { params: NoInput; body: SaveBlockedPersonBody; input: SaveBlockedPersonBody; reply: SaveBlockedPersonReply };
  /** Lets somebody write again. POST /apis/community/auth/moderation/blocked/delete */
  removeBlockedPerson: { params: NoInput; body: RemoveBlockedPersonBody; input: RemoveBlockedPersonBody; reply: RemoveBlockedPersonReply };
  /** The list of words as a file that can be imported again. POST /apis/community/auth/moderation/word/export */
  exportModerationWords: { params: NoInput; body: ExportModerationWordsBody; input: ExportModerationWordsBody; reply: ExportModerationWordsReply };
  /** How strictly is moderated. POST /apis/community/auth/moderation/setting/get */
  getModerationSettings: { params: NoInput; body: GetModerationSettingsBody; input: GetModerationSettingsBody; reply: GetModerationSettingsReply };
  /** Sets how strictly is moderated; what is absent is as usual. POST /apis/community/auth/moderation/setting/save */
  saveModerationSettings: { params: NoInput; body: SaveModerationSettingsBody; input: SaveModerationSettingsBody; reply: SaveModerationSettingsReply };
  /** People who wrote something, by a part of their name or by their number; of the platform all. Without either the writers of what waits in the queue. POST /apis/community/auth/moderation/writer/list */
  listWriters: { params: NoInput; body: ListWritersBody; input: ListWritersBody; reply: ListWritersReply };
  /** The signed-in person's own notes of a course, in the order of its lessons. POST /apis/course/auth/course/note/list */
  listStudyNotes: { params: NoInput; body: ListStudyNotesBody; input: ListStudyNotesBody; reply: ListStudyNotesReply };
  /** Writes a note beside a lesson, or, with id, changes its words. POST /apis/course/auth/course/note/save */
  saveStudyNote: { params: NoInput; body: SaveStudyNoteBody; input: SaveStudyNoteBody; reply: SaveStudyNoteReply };
  /** Takes a note of one's own away. POST /apis/course/auth/course/note/delete */
  deleteStudyNote: { params: NoInput; body: DeleteStudyNoteBody; input: DeleteStudyNoteBody; reply: DeleteStudyNoteReply };
  /** The open classes of a site, those that begin last first. POST /apis/user/auth/open/own/list */
  listOwnOpenCourses: { params: NoInput; body: ListOwnOpenCoursesBody; input: ListOwnOpenCoursesBody; reply: ListOwnOpenCoursesReply };
  /** Live sessions to come that an open class can be held in, the next first. POST /apis/user/auth/open/session/list */
  listOpenSessions: { params: NoInput; body: ListOpenSessionsBody; input: ListOpenSessionsBody; reply: ListOpenSessionsReply };
  /** Makes an open class in a live session, or changes one. POST /apis/user/auth/open/own/save */
  saveOpenCourse: { params: NoInput; body: SaveOpenCourseBody; input: SaveOpenCourseBody; reply: SaveOpenCourseReply };
  /** Ends an open class that was not held; who is registered gets a message with the reason. POST /apis/user/auth/open/own/cancel */
  cancelOpenCourse: { params: NoInput; body: CancelOpenCourseBody; input: CancelOpenCourseBody; reply: CancelOpenCourseReply };
  /** The categories that have open classes, with how many. GET /apis/course/api/open/course/category/list */
  listOpenCourseCategories: { params: ListOpenCourseCategoriesParams; body: NoInput; input: ListOpenCourseCategoriesParams; reply: ListOpenCourseCategoriesReply };
  /** Open classes: those that are on or come next first, then those that are over. POST /apis/course/api/open/list */
  listOpenCourses: { params: NoInput; body: ListOpenCoursesBody; input: ListOpenCoursesBody; reply: ListOpenCoursesReply };
  /** An open class. GET /apis/course/api/open/view */
  getOpenCourse: { params: GetOpenCourseParams; body: NoInput; input: GetOpenCourseParams; reply: GetOpenCourseReply };
  /** Whether the signed-in person is registered for an open class. POST /apis/course/auth/course/open/user/view */
  getOpenCourseUser: { params: NoInput; body: GetOpenCourseUserBody; input: GetOpenCourseUserBody; reply: GetOpenCourseUserReply };
  /** Registers for an open class, with or without a reminder; again, changes the reminder. POST /apis/course/auth/course/open/user/save */
  saveOpenCourseUser: { params: NoInput; body: SaveOpenCourseUserBody; input: SaveOpenCourseUserBody; reply: SaveOpenCourseUserReply };
  /** Gives the place in an open class back. POST /apis/course/auth/course/open/user/delete */
  deleteOpenCourseUser: { params: NoInput; body: DeleteOpenCourseUserBody; input: DeleteOpenCourseUserBody; reply: DeleteOpenCourseUserReply };
  /** What courses, exams, places in classes or a membership would cost the signed-in person now, with the coupons that fit. POST /apis/user/auth/order/info/quote */
  quoteOrder: { params: NoInput; body: QuoteOrderBody; input: QuoteOrderBody; reply: QuoteOrderReply };
  /** Makes an order of courses, exams and places in classes, or of a membership, at the prices of now. POST /apis/user/auth/order/info/save */
  createOrder: { params: NoInput; body: CreateOrderBody; input: CreateOrderBody; reply: CreateOrderReply };
  /** The orders of the signed-in person, the newest first. POST /apis/user/auth/order/info/list */
  listOrders: { params: NoInput; body: ListOrdersBody; input: ListOrdersBody; reply: ListOrdersReply };
  /** An order of the signed-in person. POST /apis/user/auth/order/info/view */
  getOrder: { params: NoInput; body: GetOrderBody; input: GetOrderBody; reply: GetOrderReply };
  /** Begins to pay an order, or pays it from the wallet. POST /apis/user/auth/order/pay/save */
  payOrder: { params: NoInput; body: PayOrderBody; input: PayOrderBody; reply: PayOrderReply };
  /** Closes an order that is not paid. POST /apis/user/auth/order/info/close */
  cancelOrder: { params: NoInput; body: CancelOrderBody; input: CancelOrderBody; reply: CancelOrderReply };
  /** Asks for the money of a paid order back, or of some of its lines. POST /apis/user/auth/order/refund/save */
  saveRefund: { params: NoInput; body: SaveRefundBody; input: SaveRefundBody; reply: SaveRefundReply };
  /** An operator agrees to a refund, or does not. POST /apis/user/auth/order/refund/audit */
  auditRefund: { params: NoInput; body: AuditRefundBody; input: AuditRefundBody; reply: AuditRefundReply };
  /** The coupons of the signed-in person, those that can be used first. POST /apis/user/auth/coupon/list */
  listCoupons: { params: NoInput; body: NoInput; input: NoInput; reply: ListCouponsReply };
  /** A payment of the signed-in person that the demo's provider waits for. POST /apis/user/auth/order/pay/sandbox/view */
  getSandboxPayment: { params: NoInput; body: GetSandboxPaymentBody; input: GetSandboxPaymentBody; reply: GetSandboxPaymentReply };
  /** Lets the demo's provider report a payment. POST /apis/user/auth/order/pay/sandbox/save */
  saveSandboxPayment: { params: NoInput; body: SaveSandboxPaymentBody; input: SaveSandboxPaymentBody; reply: SaveSandboxPaymentReply };
  /** Orders whose money is asked back, those that have waited longest first. POST /apis/user/auth/order/refund/list */
  listRefunds: { params: NoInput; body: ListRefundsBody; input: ListRefundsBody; reply: ListRefundsReply };
  /** The organisations on the platform. POST /apis/user/api/org/list */
  listOrganisations: { params: NoInput; body: ListOrganisationsBody; input: ListOrganisationsBody; reply: ListOrganisationsReply };
  /** An organisation with its site info and navigation. GET /apis/user/api/org/info/org/{orgNo} */
  getOrgInfo: { params: GetOrgInfoParams; body: NoInput; input: GetOrgInfoParams; reply: GetOrgInfoReply };
  /** What the organisation that asks says of itself on its site, as it is published. GET /apis/user/auth/org/sheet/view */
  getOwnOrganisation: { params: NoInput; body: NoInput; input: NoInput; reply: GetOwnOrganisationReply };
  /** Changes it, and publishes the site with it at once; the draft of the studio stays. POST /apis/user/auth/org/sheet/save */
  saveOwnOrganisation: { params: NoInput; body: SaveOwnOrganisationBody; input: SaveOwnOrganisationBody; reply: SaveOwnOrganisationReply };
  /** Sends what was filled in to the organisation whose site has the form. The published form says what it may be. POST /apis/user/api/ownForm/send */
  sendOwnForm: { params: NoInput; body: SendOwnFormBody; input: SendOwnFormBody; reply: SendOwnFormReply };
  /** What people sent by the organisation's own forms, the newest first. POST /apis/user/auth/org/formEntry/list */
  listFormEntries: { params: NoInput; body: ListFormEntriesBody; input: ListFormEntriesBody; reply: ListFormEntriesReply };
  /** Marks what was sent as done, or as new again. POST /apis/user/auth/org/formEntry/save */
  saveFormEntries: { params: NoInput; body: SaveFormEntriesBody; input: SaveFormEntriesBody; reply: SaveFormEntriesReply };
  /** Removes what was sent, for good. POST /apis/user/auth/org/formEntry/remove */
  removeFormEntries: { params: NoInput; body: RemoveFormEntriesBody; input: RemoveFormEntriesBody; reply: RemoveFormEntriesReply };
  /** Where a film, the replay of a live class or a document can be played, for those who hold the course. POST /apis/course/auth/course/getPlaybackUrl */
  getPlaybackUrl: { params: NoInput; body: GetPlaybackUrlBody; input: GetPlaybackUrlBody; reply: GetPlaybackUrlReply };
  /** Where a live class can be watched while it runs, for those who hold the course. POST /apis/course/auth/course/getLiveUrl */
  getLiveUrl: { params: NoInput; body: GetLiveUrlBody; input: GetLiveUrlBody; reply: GetLiveUrlReply };
  /** Where a file can be downloaded, for those who hold the course. POST /apis/course/auth/course/accessory/download */
  getAccessoryUrl: { params: NoInput; body: GetAccessoryUrlBody; input: GetAccessoryUrlBody; reply: GetAccessoryUrlReply };
  /** Where anybody can see a period that is free to try, or the first pages of a document. POST /apis/course/api/course/period/try */
  getTrialUrl: { params: NoInput; body: GetTrialUrlBody; input: GetTrialUrlBody; reply: GetTrialUrlReply };
  /** Questions of the community: all by what happened last, the latest, the hot ones, those that nobody answered. POST /apis/community/api/questions/list */
  listQuestions: { params: NoInput; body: ListQuestionsBody; input: ListQuestionsBody; reply: ListQuestionsReply };
  /** Questions whose words are those that are searched. POST /apis/community/api/questions/search/list */
  searchQuestions: { params: NoInput; body: SearchQuestionsBody; input: SearchQuestionsBody; reply: SearchQuestionsReply };
  /** A question. POST /apis/community/api/questions/view */
  getQuestion: { params: NoInput; body: GetQuestionBody; input: GetQuestionBody; reply: GetQuestionReply };
  /** The answers to a question with the comments below them: the accepted one first, then the most useful, or the newest. POST /apis/community/api/questions/comment/list */
  listAnswers: { params: NoInput; body: ListAnswersBody; input: ListAnswersBody; reply: ListAnswersReply };
  /** The comments below a question itself, the oldest first. POST /apis/community/api/questions/remark/list */
  listQuestionComments: { params: NoInput; body: ListQuestionCommentsBody; input: ListQuestionCommentsBody; reply: ListQuestionCommentsReply };
  /** Questions that are like what somebody is about to ask. POST /apis/community/api/questions/similar/list */
  listSimilarQuestions: { params: NoInput; body: ListSimilarQuestionsBody; input: ListSimilarQuestionsBody; reply: ListSimilarQuestionsReply };
  /** Asks a question. POST /apis/community/auth/questions/save */
  saveQuestion: { params: NoInput; body: SaveQuestionBody; input: SaveQuestionBody; reply: SaveQuestionReply };
  /** A question as the signed-in person sees it, one's own also while it waits for review. POST /apis/community/auth/questions/view */
  getOwnQuestion: { params: NoInput; body: GetOwnQuestionBody; input: GetOwnQuestionBody; reply: GetOwnQuestionReply };
  /** Answers a question, changes an answer or a comment of one's own, or comments on a question or an answer. POST /apis/community/auth/questions/comment/save */
  saveAnswer: { params: NoInput; body: SaveAnswerBody; input: SaveAnswerBody; reply: SaveAnswerReply };
  /** Takes back an answer or a comment: one's own, or any on a site that one looks after. POST /apis/community/auth/questions/comment/delete */
  deleteAnswer: { params: NoInput; body: DeleteAnswerBody; input: DeleteAnswerBody; reply: DeleteAnswerReply };
  /** Likes, keeps or follows a question, or finds an answer useful. POST /apis/community/auth/questions/user/record/save */
  saveQuestionRecord: { params: NoInput; body: SaveQuestionRecordBody; input: SaveQuestionRecordBody; reply: SaveQuestionRecordReply };
  /** Takes back a like, a favourite, a follow or that an answer is useful. POST /apis/community/auth/questions/user/record/delete */
  deleteQuestionRecord: { params: NoInput; body: DeleteQuestionRecordBody; input: DeleteQuestionRecordBody; reply: DeleteQuestionRecordReply };
  /** The questions that the signed-in person asked, the latest first. POST /apis/community/auth/questions/list */
  listOwnQuestions: { params: NoInput; body: ListOwnQuestionsBody; input: ListOwnQuestionsBody; reply: ListOwnQuestionsReply };
  /** Changes a question of one's own. POST /apis/community/auth/questions/update */
  updateQuestion: { params: NoInput; body: UpdateQuestionBody; input: UpdateQuestionBody; reply: UpdateQuestionReply };
  /** Deletes a question of one's own. POST /apis/community/auth/questions/delete */
  deleteQuestion: { params: NoInput; body: DeleteQuestionBody; input: DeleteQuestionBody; reply: DeleteQuestionReply };
  /** The questions that the signed-in person likes, keeps, or follows. POST /apis/community/auth/questions/user/record/list */
  listQuestionRecords: { params: NoInput; body: ListQuestionRecordsBody; input: ListQuestionRecordsBody; reply: ListQuestionRecordsReply };
  /** What the signed-in person answered, the latest first. POST /apis/community/auth/questions/comment/list */
  listOwnAnswers: { params: NoInput; body: ListOwnAnswersBody; input: ListOwnAnswersBody; reply: ListOwnAnswersReply };
  /** Accepts an answer to a question of one's own, another instead of the one before, or none. POST /apis/community/auth/questions/accept/save */
  acceptAnswer: { params: NoInput; body: AcceptAnswerBody; input: AcceptAnswerBody; reply: AcceptAnswerReply };
  /** Invites somebody to answer a question, by their name in the community. POST /apis/community/auth/questions/invite/save */
  sendAnswerInvitation: { params: NoInput; body: SendAnswerInvitationBody; input: SendAnswerInvitationBody; reply: SendAnswerInvitationReply };
  /** Closes a question as a duplicate of another, or opens it again: its asker, and those who look after the site. POST /apis/community/auth/questions/close/save */
  saveQuestionDuplicate: { params: NoInput; body: SaveQuestionDuplicateBody; input: SaveQuestionDuplicateBody; reply: SaveQuestionDuplicateReply };
  /** Keeps what a person writes before it is published. POST /apis/community/auth/draft/save */
  savePostDraft: { params: NoInput; body: SavePostDraftBody; input: SavePostDraftBody; reply: SavePostDraftReply };
  /** A draft of one's own, by its number or that of the post that it changes. POST /apis/community/auth/draft/view */
  getPostDraft: { params: NoInput; body: GetPostDraftBody; input: GetPostDraftBody; reply: GetPostDraftReply };
  /** What the signed-in person has not published, the latest first. POST /apis/community/auth/draft/list */
  listPostDrafts: { params: NoInput; body: ListPostDraftsBody; input: ListPostDraftsBody; reply: ListPostDraftsReply };
  /** Throws a draft away. POST /apis/community/auth/draft/delete */
  deletePostDraft: { params: NoInput; body: DeletePostDraftBody; input: DeletePostDraftBody; reply: DeletePostDraftReply };
  /** How a post of one's own was published before, the latest first. POST /apis/community/auth/revision/list */
  listPostRevisions: { params: NoInput; body: ListPostRevisionsBody; input: ListPostRevisionsBody; reply: ListPostRevisionsReply };
  /** A post of one's own as it was published once, with its body. POST /apis/community/auth/revision/view */
  getPostRevision: { params: NoInput; body: GetPostRevisionBody; input: GetPostRevisionBody; reply: GetPostRevisionReply };
  /** The referral code of who asks, what a first payment earns, and what was earned. POST /apis/user/auth/referral/view */
  getReferral: { params: NoInput; body: GetReferralBody; input: GetReferralBody; reply: GetReferralReply };
  /** Who came by the referral code of who asks, the newest first, with the reward of each. POST /apis/user/auth/referral/list */
  listReferrals: { params: NoInput; body: ListReferralsBody; input: ListReferralsBody; reply: ListReferralsReply };
  /** Moves what was earned and is settled into one's own wallet, to buy with it. POST /apis/user/auth/referral/wallet/save */
  withdrawReward: { params: NoInput; body: WithdrawRewardBody; input: WithdrawRewardBody; reply: WithdrawRewardReply };
  /** What the organisation that asks sold, the newest first, with sums of all that is found. POST /apis/user/auth/org/order/list */
  listSoldLines: { params: NoInput; body: ListSoldLinesBody; input: ListSoldLinesBody; reply: ListSoldLinesReply };
  /** What a lecturer of the organisation that asks gets of each sale from now on. POST /apis/user/auth/org/lecturer/share/save */
  saveLecturerShare: { params: NoInput; body: SaveLecturerShareBody; input: SaveLecturerShareBody; reply: SaveLecturerShareReply };
  /** What the platform keeps, by organisation, lecturer or course. POST /apis/user/auth/operator/share/list */
  listPlatformShares: { params: NoInput; body: ListPlatformSharesBody; input: ListPlatformSharesBody; reply: ListPlatformSharesReply };
  /** What the platform keeps of sales, from now or a later time on. POST /apis/user/auth/operator/share/save */
  savePlatformShare: { params: NoInput; body: SavePlatformShareBody; input: SavePlatformShareBody; reply: SavePlatformShareReply };
  /** The changes of a share, the latest first. POST /apis/user/auth/operator/share/change/list */
  listShareChanges: { params: NoInput; body: ListShareChangesBody; input: ListShareChangesBody; reply: ListShareChangesReply };
  /** Courses on the shelf, or those that operators took off it. POST /apis/user/auth/operator/course/shelf/list */
  listShelfCourses: { params: NoInput; body: ListShelfCoursesBody; input: ListShelfCoursesBody; reply: ListShelfCoursesReply };
  /** Takes a course off the shelf, with a reason that those who make it read. POST /apis/user/auth/operator/course/suspend */
  suspendCourse: { params: NoInput; body: SuspendCourseBody; input: SuspendCourseBody; reply: SuspendCourseReply };
  /** Puts a course back that an operator took off the shelf. POST /apis/user/auth/operator/course/resume */
  resumeCourse: { params: NoInput; body: ResumeCourseBody; input: ResumeCourseBody; reply: ResumeCourseReply };
  /** The key that passwords are encrypted with, and a nonce for one sign-in. GET /apis/user/api/user/get/rsa */
  getLoginKey: { params: NoInput; body: NoInput; input: NoInput; reply: GetLoginKeyReply };
  /** Signs in; the password is RSA-OAEP SHA-256 over the UTF-8 JSON {password, nonce, time}, base64. After 20 wrong passwords and codes of one network within an hour each takes a captcha (CAPTCHA_NEEDED, 1110), as do the other calls here that take a code; the nonce of a call that was refused for want of it is still good. POST /apis/user/api/user/login/password */
  loginWithPassword: { params: NoInput; body: LoginWithPasswordBody; input: LoginWithPasswordBody; reply: LoginWithPasswordReply };
  /** A calculation for the browser, asked for by calls that answer CAPTCHA_NEEDED (1110); good for five minutes and one call. GET /apis/user/api/captcha/get */
  getCaptcha: { params: NoInput; body: NoInput; input: NoInput; reply: GetCaptchaReply };
  /** Sends a code by SMS; the answer is the same whether the number has an account or not. After the third within a day of a number or an address, it takes a captcha. For purpose change the caller is signed in, and without mobile the code goes to the account's present number. POST /apis/user/api/user/send/code */
  sendCode: { params: NoInput; body: SendCodeBody; input: SendCodeBody; reply: SendCodeReply };
  /** Signs in with a code that was sent for it. POST /apis/user/api/user/login/code */
  loginWithCode: { params: NoInput; body: LoginWithCodeBody; input: LoginWithCodeBody; reply: LoginWithCodeReply };
  /** Makes a learner of the site, and signs in; the password is encrypted as for loginWithPassword. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. POST /apis/user/api/user/register */
  register: { params: NoInput; body: RegisterBody; input: RegisterBody; reply: RegisterReply };
  /** Sets the password of whoever holds the number, and ends the account's session. POST /apis/user/api/user/update/password */
  resetPassword: { params: NoInput; body: ResetPasswordBody; input: ResetPasswordBody; reply: ResetPasswordReply };
  /** Changes the password, and ends the account's other sessions; both are encrypted as for loginWithPassword, with the same nonce or two. POST /apis/user/auth/user/ext/update/login/password */
  updateLoginPassword: { params: NoInput; body: UpdateLoginPasswordBody; input: UpdateLoginPasswordBody; reply: UpdateLoginPasswordReply };
  /** Ends the session. POST /apis/user/auth/user/ext/user/logout */
  logout: { params: NoInput; body: NoInput; input: NoInput; reply: LogoutReply };
  /** The pictures of an organisation's library, the newest first, with where each is shown. POST /apis/studio/auth/image/list */
  listSiteImages: { params: NoInput; body: ListSiteImagesBody; input: ListSiteImagesBody; reply: ListSiteImagesReply };
  /** Takes a picture into the library; the same file is kept once, also when it was removed before. POST /apis/studio/auth/image/add */
  addSiteImage: { params: NoInput; body: AddSiteImageBody; input: AddSiteImageBody; reply: AddSiteImageReply };
  /** Changes the name of a picture, and what it shows in words. POST /apis/studio/auth/image/save */
  saveSiteImage: { params: NoInput; body: SaveSiteImageBody; input: SaveSiteImageBody; reply: SaveSiteImageReply };
  /** Cuts a part out of a picture, as a picture of its own; the whole one stays. POST /apis/studio/auth/image/part/add */
  addSiteImagePart: { params: NoInput; body: AddSiteImagePartBody; input: AddSiteImagePartBody; reply: AddSiteImagePartReply };
  /** Takes a picture out of the library; one that the site shows is refused, and earlier versions keep theirs. POST /apis/studio/auth/image/remove */
  removeSiteImage: { params: NoInput; body: RemoveSiteImageBody; input: RemoveSiteImageBody; reply: RemoveSiteImageReply };
  /** Puts a picture back that was removed within the last 30 days. POST /apis/studio/auth/image/restore */
  restoreSiteImage: { params: NoInput; body: RestoreSiteImageBody; input: RestoreSiteImageBody; reply: RestoreSiteImageReply };
  /** Takes the site of an organisation off: its pages say so, calls on its behalf are refused, and its people change nothing. POST /apis/site/auth/operator/site/suspend */
  suspendSite: { params: NoInput; body: SuspendSiteBody; input: SuspendSiteBody; reply: SuspendSiteReply };
  /** Puts a suspended site on again. POST /apis/site/auth/operator/site/resume */
  resumeSite: { params: NoInput; body: ResumeSiteBody; input: ResumeSiteBody; reply: ResumeSiteReply };
  /** Takes the sites of several organisations off. POST /apis/site/auth/operator/site/suspend/many */
  suspendSites: { params: NoInput; body: SuspendSitesBody; input: SuspendSitesBody; reply: SuspendSitesReply };
  /** Puts several suspended sites on again. POST /apis/site/auth/operator/site/resume/many */
  resumeSites: { params: NoInput; body: ResumeSitesBody; input: ResumeSitesBody; reply: ResumeSitesReply };
  /** What an organisation uses of what it may use. POST /apis/site/auth/site/usage */
  getSiteUsage: { params: NoInput; body: GetSiteUsageBody; input: GetSiteUsageBody; reply: GetSiteUsageReply };
  /** Sets what an organisation may use; `default` is for all that have no plan of their own. POST /apis/site/auth/operator/site/plan/save */
  saveSitePlan: { params: NoInput; body: SaveSitePlanBody; input: SaveSitePlanBody; reply: SaveSitePlanReply };
  /** Changes what several organisations may use. POST /apis/site/auth/operator/site/plan/update/many */
  updateSitePlans: { params: NoInput; body: UpdateSitePlansBody; input: UpdateSitePlansBody; reply: UpdateSitePlansReply };
  /** Drafts of all sites with unpublished work, those saved last first, with what their check finds. POST /apis/site/auth/operator/draft/fault/list */
  listDraftFaults: { params: NoInput; body: ListDraftFaultsBody; input: ListDraftFaultsBody; reply: ListDraftFaultsReply };
  /** The organisations' sites with their use, by number unless sorted. POST /apis/site/auth/operator/site/list */
  listSites: { params: NoInput; body: ListSitesBody; input: ListSitesBody; reply: ListSitesReply };
  /** One organisation's site, with what is wrong in its folder and in what it has published. POST /apis/site/auth/operator/site/view */
  getSite: { params: NoInput; body: GetSiteBody; input: GetSiteBody; reply: GetSiteReply };
  /** One organisation's site in numbers, by month. POST /apis/site/auth/operator/site/figures/view */
  getSiteFigures: { params: NoInput; body: GetSiteFiguresBody; input: GetSiteFiguresBody; reply: GetSiteFiguresReply };
  /** The whole sites that a site can begin from. POST /apis/site/auth/flavour/list */
  listFlavours: { params: NoInput; body: ListFlavoursBody; input: ListFlavoursBody; reply: ListFlavoursReply };
  /** Makes an organisation with its site and its account. POST /apis/site/auth/operator/site/add */
  addSite: { params: NoInput; body: AddSiteBody; input: AddSiteBody; reply: AddSiteReply };
  /** Who works for the organisation that asks, and who is invited to: those first, then the newest. POST /apis/user/auth/org/staff/list */
  listStaff: { params: NoInput; body: ListStaffBody; input: ListStaffBody; reply: ListStaffReply };
  /** Invites whoever has a mobile number to work for the organisation that asks, in a role. POST /apis/user/auth/org/staff/invitation/save */
  saveStaffInvitation: { params: NoInput; body: SaveStaffInvitationBody; input: SaveStaffInvitationBody; reply: SaveStaffInvitationReply };
  /** Takes back an invitation that is open. POST /apis/user/auth/org/staff/invitation/withdraw */
  withdrawStaffInvitation: { params: NoInput; body: WithdrawStaffInvitationBody; input: WithdrawStaffInvitationBody; reply: WithdrawStaffInvitationReply };
  /** Gives somebody who works for the organisation that asks, or is invited to, another role. POST /apis/user/auth/org/staff/update */
  updateStaff: { params: NoInput; body: UpdateStaffBody; input: UpdateStaffBody; reply: UpdateStaffReply };
  /** Ends that somebody works for the organisation that asks, from their next call on, and tells them. POST /apis/user/auth/org/staff/remove */
  removeStaff: { params: NoInput; body: RemoveStaffBody; input: RemoveStaffBody; reply: RemoveStaffReply };
  /** For which organisations one works, and which ask one to: those first, then the newest. POST /apis/user/auth/staff/place/list */
  listStaffPlaces: { params: NoInput; body: ListStaffPlacesBody; input: ListStaffPlacesBody; reply: ListStaffPlacesReply };
  /** Accepts or declines to work for an organisation. POST /apis/user/auth/staff/invitation/answer */
  updateStaffInvitation: { params: NoInput; body: UpdateStaffInvitationBody; input: UpdateStaffInvitationBody; reply: UpdateStaffInvitationReply };
  /** Acts for an organisation from now on, in this session: what the role may, and nothing as oneself. POST /apis/user/auth/staff/work/start */
  startStaffWork: { params: NoInput; body: StartStaffWorkBody; input: StartStaffWorkBody; reply: StartStaffWorkReply };
  /** Acts as oneself again in this session; one goes on working for the organisation. POST /apis/user/auth/staff/work/leave */
  leaveStaffWork: { params: NoInput; body: LeaveStaffWorkBody; input: LeaveStaffWorkBody; reply: LeaveStaffWorkReply };
  /** Works for an organisation no more. POST /apis/user/auth/staff/place/cancel */
  cancelStaffPlace: { params: NoInput; body: CancelStaffPlaceBody; input: CancelStaffPlaceBody; reply: CancelStaffPlaceReply };
  /** The months of a statement, the newest first. POST /apis/user/auth/user/account/statement/list */
  listStatements: { params: NoInput; body: ListStatementsBody; input: ListStatementsBody; reply: ListStatementsReply };
  /** The statement of a month: opening, entries, closing. POST /apis/user/auth/user/account/statement/view */
  getStatement: { params: NoInput; body: GetStatementBody; input: GetStatementBody; reply: GetStatementReply };
  /** The same as a file, with the opening first and the closing last. POST /apis/user/auth/user/account/statement/export */
  exportStatement: { params: NoInput; body: ExportStatementBody; input: ExportStatementBody; reply: ExportStatementReply };
  /** What is edited of a site, and what it stands on. GET /apis/studio/auth/site/draft/view */
  getSiteDraft: { params: GetSiteDraftParams; body: NoInput; input: GetSiteDraftParams; reply: GetSiteDraftReply };
  /** Saves the draft over the version that was edited; one with faults is kept, and cannot be published. POST /apis/studio/auth/site/draft/save */
  saveSiteDraft: { params: NoInput; body: SaveSiteDraftBody; input: SaveSiteDraftBody; reply: SaveSiteDraftReply };
  /** Gives the draft up: what is published is edited again. POST /apis/studio/auth/site/draft/discard */
  discardSiteDraft: { params: NoInput; body: DiscardSiteDraftBody; input: DiscardSiteDraftBody; reply: DiscardSiteDraftReply };
  /** What is wrong in a layer, without saving it. POST /apis/studio/auth/site/check */
  checkSitePatch: { params: NoInput; body: CheckSitePatchBody; input: CheckSitePatchBody; reply: CheckSitePatchReply };
  /** Publishes the draft. POST /apis/studio/auth/site/publish */
  publishSite: { params: NoInput; body: PublishSiteBody; input: PublishSiteBody; reply: PublishSiteReply };
  /** Asks for the draft to be published by those who may. POST /apis/studio/auth/site/request/save */
  saveSiteRequest: { params: NoInput; body: SaveSiteRequestBody; input: SaveSiteRequestBody; reply: SaveSiteRequestReply };
  /** Takes back one's own request to publish. POST /apis/studio/auth/site/request/withdraw */
  withdrawSiteRequest: { params: NoInput; body: WithdrawSiteRequestBody; input: WithdrawSiteRequestBody; reply: WithdrawSiteRequestReply };
  /** Sends a request to publish back with words; who asked gets a message. POST /apis/studio/auth/site/request/send-back */
  sendSiteDraftBack: { params: NoInput; body: SendSiteDraftBackBody; input: SendSiteDraftBackBody; reply: SendSiteDraftBackReply };
  /** Says whether who changed the draft last may publish it, or another has to. POST /apis/studio/auth/site/publishing-rule/save */
  savePublishingRule: { params: NoInput; body: SavePublishingRuleBody; input: SavePublishingRuleBody; reply: SavePublishingRuleReply };
  /** What was published of a site, the newest first. POST /apis/studio/auth/site/revision/list */
  listSiteRevisions: { params: NoInput; body: ListSiteRevisionsBody; input: ListSiteRevisionsBody; reply: ListSiteRevisionsReply };
  /** What is different between two revisions, or a revision and the draft. POST /apis/studio/auth/site/revision/diff */
  getSiteRevisionDiff: { params: NoInput; body: GetSiteRevisionDiffBody; input: GetSiteRevisionDiffBody; reply: GetSiteRevisionDiffReply };
  /** Publishes what an earlier revision had; the draft stays as it is. POST /apis/studio/auth/site/revision/rollback */
  rollbackSite: { params: NoInput; body: RollbackSiteBody; input: RollbackSiteBody; reply: RollbackSiteReply };
  /** Sets the time at which the draft, as it is now, is published. POST /apis/studio/auth/site/schedule */
  scheduleSite: { params: NoInput; body: ScheduleSiteBody; input: ScheduleSiteBody; reply: ScheduleSiteReply };
  /** Takes the time off again; the draft stays. POST /apis/studio/auth/site/unschedule */
  unscheduleSite: { params: NoInput; body: UnscheduleSiteBody; input: UnscheduleSiteBody; reply: UnscheduleSiteReply };
  /** The site's own part as a zip of the files that its folder would hold, with its pictures in assets/. POST /apis/studio/auth/site/export */
  exportSite: { params: NoInput; body: ExportSiteBody; input: ExportSiteBody; reply: ExportSiteReply };
  /** Makes what is in a zip the draft; nothing is published. POST /apis/studio/auth/site/import */
  importSite: { params: NoInput; body: ImportSiteBody; input: ImportSiteBody; reply: ImportSiteReply };
  /** A link that shows the draft to whoever has it, without an account. POST /apis/studio/auth/site/preview/add */
  createSitePreview: { params: NoInput; body: CreateSitePreviewBody; input: CreateSitePreviewBody; reply: CreateSitePreviewReply };
  /** A course as the signed-in person stands to it: the right to it, progress, where they were. POST /apis/course/auth/course/view */
  getStudyCourse: { params: NoInput; body: GetStudyCourseBody; input: GetStudyCourseBody; reply: GetStudyCourseReply };
  /** The courses that the signed-in person holds, those studied last first. POST /apis/course/auth/course/user/list */
  listStudyCourses: { params: NoInput; body: ListStudyCoursesBody; input: ListStudyCoursesBody; reply: ListStudyCoursesReply };
  /** The chapters of a course with how far the signed-in person is in each period. POST /apis/course/auth/course/chapter/user/list */
  listStudyChapters: { params: NoInput; body: ListStudyChaptersBody; input: ListStudyChaptersBody; reply: ListStudyChaptersReply };
  /** Whether the signed-in person holds a course, and can have it at once for nothing. POST /apis/course/auth/course/apply/check */
  checkCourseApply: { params: NoInput; body: CheckCourseApplyBody; input: CheckCourseApplyBody; reply: CheckCourseApplyReply };
  /** Gives the signed-in person a course that costs them nothing. POST /apis/course/auth/course/apply/save */
  saveCourseApply: { params: NoInput; body: SaveCourseApplyBody; input: SaveCourseApplyBody; reply: SaveCourseApplyReply };
  /** The courses that a learner holds, with whether each is complete, so that its exam is open to them. GET /apis/course/auth/course/user/exam */
  listCourseExams: { params: ListCourseExamsParams; body: NoInput; input: ListCourseExamsParams; reply: ListCourseExamsReply };
  /** The classes that have a course among theirs. POST /apis/course/auth/course/check/grade */
  checkCourseGrade: { params: NoInput; body: CheckCourseGradeBody; input: CheckCourseGradeBody; reply: CheckCourseGradeReply };
  /** A signed right to play one period, which expires. POST /apis/course/auth/course/sign */
  signCourse: { params: NoInput; body: SignCourseBody; input: SignCourseBody; reply: SignCourseReply };
  /** What was studied of a period since this was last said; answered once it is stored. POST /apis/data/auth/course/log/save */
  saveStudyLog: { params: NoInput; body: SaveStudyLogBody; input: SaveStudyLogBody; reply: SaveStudyLogReply };
  /** What the signed-in person studied, the latest first. POST /apis/data/auth/course/log/list */
  listStudyLogs: { params: NoInput; body: ListStudyLogsBody; input: ListStudyLogsBody; reply: ListStudyLogsReply };
  /** The study log as a file, at most its latest 10,000 lines. POST /apis/data/auth/course/log/export */
  exportStudyLogs: { params: NoInput; body: ExportStudyLogsBody; input: ExportStudyLogsBody; reply: ExportStudyLogsReply };
  /** Keeps that a learner was signed out because they did not answer. POST /apis/data/auth/course/auto/sign/out/record/save */
  saveSignOutRecord: { params: NoInput; body: SaveSignOutRecordBody; input: SaveSignOutRecordBody; reply: SaveSignOutRecordReply };
  /** Shelves of recommended courses. POST /apis/system/api/zone/list */
  listZones: { params: NoInput; body: ListZonesBody; input: ListZonesBody; reply: ListZonesReply };
  /** The tiers of the paid membership. POST /apis/system/api/vip/set/list */
  listVipSets: { params: NoInput; body: ListVipSetsBody; input: ListVipSetsBody; reply: ListVipSetsReply };
  /** All provinces; the cities of a province; the districts of a city. POST /apis/system/api/region/province */
  listProvinces: { params: NoInput; body: ListProvincesBody; input: ListProvincesBody; reply: ListProvincesReply };
  /** The values of an enumeration, labelled in the caller's language. GET /apis/system/api/enum/list/{enumName} */
  listEnum: { params: ListEnumParams; body: NoInput; input: ListEnumParams; reply: ListEnumReply };
  /** Tiers of the paid membership, with what they promise and how many hold them. POST /apis/user/auth/operator/vip/tier/list */
  listMemberTiers: { params: NoInput; body: ListMemberTiersBody; input: ListMemberTiersBody; reply: ListMemberTiersReply };
  /** Makes a tier, or changes one. POST /apis/user/auth/operator/vip/tier/save */
  saveMemberTier: { params: NoInput; body: SaveMemberTierBody; input: SaveMemberTierBody; reply: SaveMemberTierReply };
  /** Who is or was a paying member, those whose membership ends last first. POST /apis/user/auth/operator/vip/holder/list */
  listTierHolders: { params: NoInput; body: ListTierHoldersBody; input: ListTierHoldersBody; reply: ListTierHoldersReply };
  /** Gives a person days of a tier, from now or after the membership that they have. POST /apis/user/auth/operator/vip/holder/give */
  issueTier: { params: NoInput; body: IssueTierBody; input: IssueTierBody; reply: IssueTierReply };
  /** Ends the membership of a person now. POST /apis/user/auth/operator/vip/holder/end */
  revokeTier: { params: NoInput; body: RevokeTierBody; input: RevokeTierBody; reply: RevokeTierReply };
  /** The operator tokens, those that are good first. POST /apis/user/auth/operator/token/list */
  listOperatorTokens: { params: NoInput; body: ListOperatorTokensBody; input: ListOperatorTokensBody; reply: ListOperatorTokensReply };
  /** Makes an operator token; it is shown this once. POST /apis/user/auth/operator/token/add */
  addOperatorToken: { params: NoInput; body: AddOperatorTokenBody; input: AddOperatorTokenBody; reply: AddOperatorTokenReply };
  /** Ends an operator token at once. POST /apis/user/auth/operator/token/revoke */
  removeOperatorToken: { params: NoInput; body: RemoveOperatorTokenBody; input: RemoveOperatorTokenBody; reply: RemoveOperatorTokenReply };
  /** Permission to upload one file, 50 a day at most. GET /apis/system/auth/upload/get */
  getUpload: { params: GetUploadParams; body: NoInput; input: GetUploadParams; reply: GetUploadReply };
  /** A new signature for an upload that is not finished. GET /apis/system/auth/upload/update/sign */
  getUploadSign: { params: GetUploadSignParams; body: NoInput; input: GetUploadSignParams; reply: GetUploadSignReply };
  /** Uploads the file that was permitted; a signature is good for one try. POST /apis/system/auth/upload/file */
  uploadFile: { params: NoInput; body: UploadFileBody; input: UploadFileBody; reply: UploadFileReply };
  /** The lines of a workbook, of CSV or of a text, with tabs between the cells of a workbook; nothing is stored. POST /apis/system/auth/sheet/text */
  getSheetText: { params: NoInput; body: GetSheetTextBody; input: GetSheetTextBody; reply: GetSheetTextReply };
  /** The signed-in person. POST /apis/user/auth/user/ext/view */
  getUserView: { params: NoInput; body: NoInput; input: NoInput; reply: GetUserViewReply };
  /** Changes what a person says of themselves; what is absent stays. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. POST /apis/user/auth/user/ext/update */
  updateUser: { params: NoInput; body: UpdateUserBody; input: UpdateUserBody; reply: UpdateUserReply };
  /** Binds the account to another mobile number, with a code (purpose change) sent to each of the two. POST /apis/user/auth/user/ext/unbind */
  unbindUser: { params: NoInput; body: UnbindUserBody; input: UnbindUserBody; reply: UnbindUserReply };
  /** Whether the profile must be completed, and what is known already. GET /apis/user/auth/user/ext/need/perfection */
  getNeedPerfection: { params: NoInput; body: NoInput; input: NoInput; reply: GetNeedPerfectionReply };
  /** Completes the profile; the fields are checked with the site's own profile-completion form. POST /apis/user/auth/user/ext/update/need/perfection */
  updateNeedPerfection: { params: NoInput; body: UpdateNeedPerfectionBody; input: UpdateNeedPerfectionBody; reply: UpdateNeedPerfectionReply };
  /** The tree of road-transport training categories. GET /apis/user/api/road/transportation/user/category/list */
  listTransportCategories: { params: NoInput; body: NoInput; input: NoInput; reply: ListTransportCategoriesReply };
  /** What is in the signed-in person's wallet, and what came and went, the latest first. POST /apis/user/auth/wallet/list */
  listWalletEntries: { params: NoInput; body: ListWalletEntriesBody; input: ListWalletEntriesBody; reply: ListWalletEntriesReply };
  /** Makes an order that puts money into the wallet of the signed-in person. POST /apis/user/auth/wallet/recharge/save */
  createTopUp: { params: NoInput; body: CreateTopUpBody; input: CreateTopUpBody; reply: CreateTopUpReply };
  /** What the site says of itself. POST /apis/system/api/website/get */
  getWebsite: { params: NoInput; body: GetWebsiteBody; input: GetWebsiteBody; reply: GetWebsiteReply };
  /** The header's navigation. POST /apis/system/api/nav/bar/list */
  listNavBars: { params: NoInput; body: ListNavBarsBody; input: ListNavBarsBody; reply: ListNavBarsReply };
  /** The advertisements of one place; location 2 is the banner of the header. POST /apis/system/api/adv/list */
  listAdvs: { params: NoInput; body: ListAdvsBody; input: ListAdvsBody; reply: ListAdvsReply };
  /** Friend links of the footer. POST /apis/system/api/website/link */
  listWebsiteLinks: { params: NoInput; body: ListWebsiteLinksBody; input: ListWebsiteLinksBody; reply: ListWebsiteLinksReply };
  /** The about list of the footer. POST /apis/system/api/website/nav/list */
  listWebsiteNavs: { params: NoInput; body: ListWebsiteNavsBody; input: ListWebsiteNavsBody; reply: ListWebsiteNavsReply };
  /** An about page, in the caller's language; without a number the first. POST /apis/system/api/website/nav/article/get */
  getWebsiteNavArticle: { params: NoInput; body: GetWebsiteNavArticleBody; input: GetWebsiteNavArticleBody; reply: GetWebsiteNavArticleReply };
}

export type OperationId = keyof Operations;

/** The flat input of an operation: its params and its body together. */
export type OperationInput<Id extends OperationId> = Operations[Id]["input"];

/** What an operation gives: the `data` of the envelope. */
export type OperationReply<Id extends OperationId> = Operations[Id]["reply"];

/** The operations that a screen may name as a data source. */
export type ScreenOperationId =
  | "listArticleZoneCategories"
  | "listArticleZoneRefs"
  | "getArticle"
  | "listOwnArticles"
  | "getOwnArticle"
  | "listOwnArticleZones"
  | "listAuditLog"
  | "checkAuditLog"
  | "listLabels"
  | "listBlogs"
  | "getBlog"
  | "listBlogComments"
  | "getBlogger"
  | "searchBlogs"
  | "listRecommendedArticles"
  | "getOwnBlogger"
  | "listRecommendedBloggers"
  | "listAttendedBlogs"
  | "listOwnBlogs"
  | "listBloggerRecords"
  | "listFans"
  | "listBlogCollections"
  | "listLabelRecords"
  | "listReceivedComments"
  | "getCommunityFigures"
  | "listCart"
  | "getCartCount"
  | "listWaiting"
  | "getPlatformWaiting"
  | "getOrganisationFigures"
  | "getCourseFigures"
  | "listCourseLearners"
  | "listCertificateTemplates"
  | "getCertificateTemplate"
  | "listCertificateSources"
  | "listIssuedCertificates"
  | "listCertificatePeople"
  | "getCertificateBatch"
  | "listCertificates"
  | "getCertificate"
  | "getCertificateCheck"
  | "listCourseComments"
  | "listOwnCoupons"
  | "listCouponTargets"
  | "listCouponUses"
  | "listCouponsToTake"
  | "listCourseCategories"
  | "listCourses"
  | "getCourse"
  | "listCourseChapters"
  | "searchCourses"
  | "listRecommendedCourses"
  | "listRecommendedResources"
  | "getCourseSharing"
  | "listCustomCategories"
  | "listCustomPackages"
  | "getCustomPackage"
  | "checkCustomApply"
  | "listCustomApplies"
  | "listOwnCustomPackages"
  | "listSiteDomains"
  | "getEarnings"
  | "listIncome"
  | "getIncomeTotals"
  | "listWithdrawals"
  | "listPayouts"
  | "listExamSubjects"
  | "listExamQuestions"
  | "getExamQuestion"
  | "getExamQuestionRecord"
  | "listExamTags"
  | "listExamPapers"
  | "getExamPaper"
  | "listExamPaperVersions"
  | "getExamPaperPreview"
  | "listOwnExams"
  | "getOwnExam"
  | "listExamMarking"
  | "getExamMarking"
  | "listExamPeople"
  | "listExamAssistants"
  | "listExamExportOmissions"
  | "listPracticeSubjects"
  | "getPracticeStanding"
  | "listExamResults"
  | "getExamAnalysis"
  | "getExamRegrade"
  | "listExams"
  | "listGivenExams"
  | "getExam"
  | "getExamStanding"
  | "getExamAttempt"
  | "getExamResult"
  | "getExamExplanations"
  | "listExamAttempts"
  | "getPlatformFigures"
  | "listCollections"
  | "listAttentions"
  | "getAttention"
  | "listGradeAttendees"
  | "listAttendanceLessons"
  | "listAttendanceTotals"
  | "listOwnGrades"
  | "getOwnGrade"
  | "listGradeMembers"
  | "listGradeCandidates"
  | "listGradeCodes"
  | "listGradeApplications"
  | "listGradeChoices"
  | "getGradeBook"
  | "getGradeFigures"
  | "listGrades"
  | "getGrade"
  | "getGradeStanding"
  | "listMyGrades"
  | "getGradeRoom"
  | "listGradeMates"
  | "getGradeBoard"
  | "listHomeCategories"
  | "listHomeRecommendations"
  | "listOwnHomework"
  | "getHomework"
  | "getLecturerAudit"
  | "getOrganisationAudit"
  | "listLecturerAudits"
  | "listOrganisationAudits"
  | "listLecturerInvitations"
  | "listLecturerOffers"
  | "listLecturers"
  | "getLecturer"
  | "getBooks"
  | "listLedgerEntries"
  | "getLiveChannel"
  | "listLiveSessions"
  | "listLiveAttendees"
  | "listCourseDrafts"
  | "getCourseDraft"
  | "listCourseAudits"
  | "getCoursePreview"
  | "listOrganisationLecturers"
  | "getOwnLecturer"
  | "listMediaAssets"
  | "getMediaAsset"
  | "getMediaUrl"
  | "listMediaLessons"
  | "listMembers"
  | "listMemberCodes"
  | "listMemberInvitations"
  | "getMemberProfile"
  | "getMemberSelfie"
  | "getMemberOffer"
  | "getMembership"
  | "listMessages"
  | "getMessageCount"
  | "listSuggestions"
  | "getMessageChoice"
  | "listAnnouncements"
  | "listAnnouncementTargets"
  | "listReviews"
  | "listReviewEvents"
  | "listOwnReviews"
  | "listModerationWords"
  | "listBlockedPeople"
  | "getModerationSettings"
  | "listWriters"
  | "listStudyNotes"
  | "listOwnOpenCourses"
  | "listOpenCourseCategories"
  | "listOpenCourses"
  | "getOpenCourse"
  | "getOpenCourseUser"
  | "listOrders"
  | "getOrder"
  | "listCoupons"
  | "getSandboxPayment"
  | "listRefunds"
  | "listOrganisations"
  | "getOrgInfo"
  | "getOwnOrganisation"
  | "listFormEntries"
  | "listQuestions"
  | "searchQuestions"
  | "getQuestion"
  | "listAnswers"
  | "listQuestionComments"
  | "listSimilarQuestions"
  | "getOwnQuestion"
  | "listOwnQuestions"
  | "listQuestionRecords"
  | "listOwnAnswers"
  | "getPostDraft"
  | "listPostDrafts"
  | "listPostRevisions"
  | "getPostRevision"
  | "getReferral"
  | "listReferrals"
  | "listSoldLines"
  | "listPlatformShares"
  | "listShareChanges"
  | "listShelfCourses"
  | "getSiteUsage"
  | "listDraftFaults"
  | "listSites"
  | "getSite"
  | "getSiteFigures"
  | "listFlavours"
  | "listStaff"
  | "listStaffPlaces"
  | "listStatements"
  | "getStatement"
  | "getStudyCourse"
  | "listStudyCourses"
  | "listStudyChapters"
  | "listCourseExams"
  | "checkCourseGrade"
  | "listStudyLogs"
  | "listZones"
  | "listVipSets"
  | "listEnum"
  | "listMemberTiers"
  | "listTierHolders"
  | "listOperatorTokens"
  | "getUserView"
  | "listWalletEntries"
  | "getWebsite"
  | "listNavBars"
  | "listAdvs"
  | "listWebsiteLinks"
  | "listWebsiteNavs"
  | "getWebsiteNavArticle";
